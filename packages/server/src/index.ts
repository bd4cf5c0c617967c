export { DatabaseError } from './database/database.ts';
export { DEFAULTS, OptionError, optionsFrom, type ServerOptions } from './options.ts';
export { type RunningServer, startServer } from './server.ts';
