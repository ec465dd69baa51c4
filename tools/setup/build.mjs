/** npm run build: builds the site into doc_build. */
import { build } from './site.mjs';

process.exitCode = build(process.argv.slice(2));
