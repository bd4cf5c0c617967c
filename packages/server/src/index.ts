export { DatabaseError } from './database/trouble.ts';
export { OptionError, optionsFrom } from './options.ts';
export { startServer } from './server.ts';
