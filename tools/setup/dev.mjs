/** npm run dev: the framework's development server, which shows an edited page at once. */
import { main } from './main.mjs';
import { develop } from './site.mjs';

await main(develop);
