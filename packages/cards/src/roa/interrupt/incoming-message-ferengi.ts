import { incomingMessage } from '../../incoming-messages.ts';

export const incomingMessageFerengi = incomingMessage('Incoming Message - Ferengi', 'Ferengi');
