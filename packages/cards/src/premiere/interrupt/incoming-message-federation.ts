import { incomingMessage } from '../../incoming-messages.ts';

export const incomingMessageFederation = incomingMessage('Incoming Message - Federation', 'Federation');
