import { incomingMessage } from '../../incoming-messages.ts';

export const incomingMessageCardassian = incomingMessage('Incoming Message - Cardassian', 'Cardassian');
