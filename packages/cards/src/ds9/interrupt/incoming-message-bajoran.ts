import { incomingMessage } from '../../incoming-messages.ts';

export const incomingMessageBajoran = incomingMessage('Incoming Message - Bajoran', 'Bajoran');
