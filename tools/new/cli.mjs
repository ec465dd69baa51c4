/** npm run new: copies the template of a page or a sample and fills in its names. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { tsImport } from 'tsx/esm/api';

const { suggestions } = await tsImport(
  '../../packages/mdx/src/format/findings.ts',
  import.meta.url,
);
const factsFile = 'packages/facts/src/format/facts.json';

/** What each kind needs after its name, with an example. */
const kinds = {
  guide: {
    needs: ['its path below guide', 'its English title', 'its Chinese title'],
    example: 'guide output/my-topic "My topic" "我的主题"',
  },
  reference: {
    needs: ['its path below config', 'the option'],
    example: 'reference lib/my-option lib.myOption',
  },
  sample: {
    needs: ['its id', 'its purpose in English', 'its purpose in Chinese'],
    example: 'sample my-sample "One ESM file." "一个 ESM 文件。"',
  },
};

const commands = Object.values(kinds).map(({ example }) => `  npm run new -- ${example}`);
const usage = `Makes a page in both languages, with its entry in the sidebar, or a sample.

${commands.join('\n')}`;

const templates = path.join(import.meta.dirname, 'templates');

try {
  const [kind, ...given] = process.argv.slice(2);
  if (kind === undefined) throw new Error(usage);
  if (!Object.hasOwn(kinds, kind)) throw new Error(`There is no “${kind}”.\n\n${usage}`);
  checkArguments(kind, given);
  const [place, en, zh = en] = given;
  const [folder, name] = [path.posix.dirname(place), path.posix.basename(place)];
  if (kind === 'sample') makeSample(name, en, zh);
  else if (kind === 'guide') makePage(kind, `guide/${folder}`, name, { en, zh });
  else {
    checkOption(en);
    // The title of a page about an option is its name.
    makePage(kind, `config/${folder}`, name, { en, zh });
  }
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

/** Throws if something is missing, or a name cannot be part of an address. */
function checkArguments(kind, given) {
  const { needs, example } = kinds[kind];
  const missing = needs.filter((_need, index) => !given[index]);
  const inFull = `In full: npm run new -- ${example}`;
  if (missing.length > 0)
    throw new Error(`A ${kind} also needs ${missing.join(' and ')}.\n${inFull}`);
  if (given.length > needs.length)
    throw new Error(
      `“${given[needs.length]}” is too much; quote what has spaces.\n${inFull}`,
    );
  if (!/^(?:[a-z][a-z0-9-]*\/)*[a-z][a-z0-9-]*$/.test(given[0]))
    throw new Error(
      `“${given[0]}” becomes an address, so it has only a-z, 0-9, - and /.\n${inFull}`,
    );
}

/** Throws if the installed tool has no such option, by the record of its types. */
function checkOption(name) {
  const { fields } = JSON.parse(readFileSync(factsFile, 'utf8'));
  const known = Object.keys(fields);
  if (known.includes(name)) return;
  throw new Error(
    `The installed Rslib has no option “${name}”.${suggestions(name, known)} If a new version ` +
      'has it, update Rslib first: contributing/versions.md.',
  );
}

function makePage(kind, folder, name, titles) {
  for (const [language, title] of Object.entries(titles)) {
    const meta = `docs/${language}/${folder}/_meta.json`;
    if (!existsSync(meta))
      throw new Error(
        `${meta} does not exist, so the sidebar has no such group. ${groupsBeside(meta)}`,
      );
    copy(`${kind}.${language}.mdx`, `docs/${language}/${folder}/${name}.mdx`, { title });
    console.log(appendEntry(meta, `${name}.mdx`));
  }
  console.log('`npm run check` lists what is left to write. See contributing/pages.md.');
}

/**
 * Adds a page to a list of the sidebar, of which nothing else changes, and returns where it is now.
 */
function appendEntry(meta, entry) {
  const text = readFileSync(meta, 'utf8');
  const entries = JSON.parse(text);
  const before = text.trimEnd().slice(0, -1).trimEnd();
  const comma = entries.length > 0 ? ',' : '';
  writeFileSync(meta, `${before}${comma}\n  ${JSON.stringify(entry)}\n]\n`);
  return `${meta}: it is the last one in “${labelOf(meta)}”; move the line to change that.`;
}

/** The folders of pages beside that of a list, with the names that the sidebar has for them. */
function siblingsOf(meta) {
  const parent = path.posix.join(path.posix.dirname(meta), '../_meta.json');
  const entries = existsSync(parent) ? JSON.parse(readFileSync(parent, 'utf8')) : [];
  return entries.filter(({ type }) => type === 'dir');
}

function labelOf(meta) {
  const folder = path.posix.basename(path.posix.dirname(meta));
  return siblingsOf(meta).find(({ name }) => name === folder)?.label ?? folder;
}

function groupsBeside(meta) {
  const groups = siblingsOf(meta).map(({ name, label }) => `${name} (“${label}”)`);
  return `Use the folder of a group: ${groups.join(', ')}.`;
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
