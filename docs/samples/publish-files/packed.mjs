import { execSync } from 'node:child_process';
import { cpSync, rmSync, writeFileSync } from 'node:fs';

/** Prints what npm would upload of a folder. */
function list(title, folder) {
  const text = execSync('npm pack --dry-run --json', {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [{ files }] = JSON.parse(text);
  console.log(title);
  for (const { path } of files) console.log(`  ${path}`);
}

list('with "files":', '.');

// The same package without the field, in a Git project.
const copy = '../publish-files-copy';
cpSync('.', copy, { recursive: true });
writeFileSync(`${copy}/.gitignore`, 'dist\nnode_modules\n');
const name = '{ "name": "price-tag", "version": "1.0.0" }';
writeFileSync(`${copy}/package.json`, name);
list('without "files":', copy);
rmSync(copy, { recursive: true });
