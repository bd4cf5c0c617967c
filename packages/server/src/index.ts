export { DatabaseError } from './database/trouble.ts';
export { DEFAULTS, OptionError, optionsFrom, type ServerOptions } from './options.ts';
export { type RunningServer, startServer } from './server.ts';
