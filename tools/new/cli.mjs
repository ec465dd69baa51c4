/** npm run new: copies the template of a page or a sample and fills in its names. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const usage = `Makes a page in both languages, with its entry in the sidebar, or a sample.

  npm run new -- guide advanced/my-topic "My topic" "我的主题"
  npm run new -- reference lib/my-option lib.myOption
  npm run new -- sample my-sample "One ESM file." "一个 ESM 文件。"`;

const templates = path.join(import.meta.dirname, 'templates');
const sections = { guide: 'guide', reference: 'config' };

try {
  const [kind, place = '', en = '', title = ''] = process.argv.slice(2);
  // The title of a page about an option is its name.
  const zh = kind === 'reference' ? en : title;
  const name = path.posix.basename(place);
  if (!/^[a-z][a-z0-9-]*$/.test(name) || en === '' || zh === '') throw new Error(usage);
  if (kind === 'sample') makeSample(name, en, zh);
  else if (kind in sections)
    makePage(kind, `${sections[kind]}/${path.posix.dirname(place)}`, name, { en, zh });
  else throw new Error(usage);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

function makePage(kind, folder, name, titles) {
  for (const [language, title] of Object.entries(titles)) {
    const meta = `docs/${language}/${folder}/_meta.json`;
    if (!existsSync(meta))
      throw new Error(`${meta} does not exist, so the sidebar has no such section.`);
    const entries = JSON.parse(readFileSync(meta, 'utf8'));
    copy(`${kind}.${language}.mdx`, `docs/${language}/${folder}/${name}.mdx`, { title });
    writeFileSync(meta, `${JSON.stringify([...entries, name], null, 2)}\n`);
  }
  console.log('`npm run check` lists what is left to write. See contributing/pages.md.');
}

function makeSample(id, purpose, purposeZh) {
  const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const { typescript, '@rslib/core': rslib } = devDependencies;
  const values = { id, purpose, purposeZh, rslib, typescript };
  const files = readdirSync(`${templates}/sample`, { recursive: true });
  for (const file of files.filter((one) => path.extname(one) !== ''))
    copy(`sample/${file}`, `docs/samples/${id}/${file}`, values);
  console.log(`\`npm run samples -- ${id}\` builds it. See contributing/samples.md.`);
}

function copy(template, file, values) {
  if (existsSync(file)) throw new Error(`${file} exists already.`);
  const text = readFileSync(path.join(templates, template), 'utf8');
  mkdirSync(path.dirname(file), { recursive: true });
  const filled = text.replaceAll(/\{\{(\w+)\}\}/g, (_all, key) => values[key]);
  writeFileSync(file, filled);
  console.log(file);
}
