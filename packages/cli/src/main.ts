import { version } from '../package.json';

console.log(`spaceline ${version}`);
