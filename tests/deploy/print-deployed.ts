// Prints the deployed commit of the site at a URL: the tests run it with a `gh` of their own.
import { deployedCommit } from '../../tools/deploy/deployed.ts';

console.log(String(await deployedCommit(process.argv[2] ?? '')));
