import { incomingMessage } from '../../incoming-messages.ts';

export const incomingMessageKlingon = incomingMessage('Incoming Message - Klingon', 'Klingon');
