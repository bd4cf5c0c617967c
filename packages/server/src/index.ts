export { DatabaseError } from './database/trouble.ts';
export { backUpTo, exportGames, inspectBackup, restoreFrom, verifyGames } from './keeping/by-command.ts';
export type { LabRunner } from './lobby/lab.ts';
export { OptionError, optionsFrom, type ServerOptions } from './options.ts';
export { orderByCommand } from './order/by-command.ts';
export { Problem } from './problem.ts';
export { startServer } from './server.ts';
export { startFront } from './workers/front.ts';
export { isWorker } from './workers/worker.ts';
