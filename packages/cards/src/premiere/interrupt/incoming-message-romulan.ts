import { incomingMessage } from '../../incoming-messages.ts';

export const incomingMessageRomulan = incomingMessage('Incoming Message - Romulan', 'Romulan');
