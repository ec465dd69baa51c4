import { readdirSync } from 'node:fs';

const files = readdirSync('dist');
const entry = files.find((file) => file.startsWith('index'));
await import(`./dist/${entry}`).catch(({ message }) => {
  console.error(message);
  process.exitCode = 1;
});
