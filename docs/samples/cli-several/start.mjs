import { execFileSync } from 'node:child_process';

for (const name of ['is-leap', 'next-leap']) {
  const text = execFileSync(`./dist/${name}.js`, ['2026'], {
    encoding: 'utf8',
  });
  console.log(`$ ${name} 2026\n${text.trim()}`);
}
