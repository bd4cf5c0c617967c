/** How the server logs: JSON lines, and errors whole, with their stack and their cause. */
import { type LoggerOptions, pino } from 'pino';

export const logOptions = (level: string): LoggerOptions => ({
  level,
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  serializers: { error: pino.stdSerializers.errWithCause },
});
