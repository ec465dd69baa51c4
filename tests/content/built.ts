import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Finding, format } from '@site/pages/findings';
import { base } from '@site/settings';
import { type BuiltSite, readSite } from '../../tools/checks/built/site.ts';
import type { InterfaceStrings } from '../../tools/checks/built/untranslated.ts';
import { siteOutput } from '../support/site.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Reads the built site once for a file of tests. Throws, and says what to run, when there is none. */
export function builtSite(): BuiltSite {
  const folder = path.join(root, siteOutput);
  if (!existsSync(folder))
    throw new Error(`${siteOutput} does not exist; run \`npm run build\` first.`);
  return readSite(folder, base);
}

/** Every script of the built site that the bundler wrote, by its name without hash and ending. */
export function builtScripts(): { name: string; text: string }[] {
  const folder = path.join(root, siteOutput, 'static/js');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({
      name: path.basename(name).replace(/\.\w+\.js$/, ''),
      text: readFileSync(path.join(folder, name), 'utf8'),
    }));
}

/** Text of a file of the repository, by its path from the root. */
export function repositoryFile(file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}

/** Every string of the theme in both languages. */
export function interfaceStrings(): InterfaceStrings {
  const strings: InterfaceStrings = JSON.parse(repositoryFile('theme/i18n.json'));
  const explorer: InterfaceStrings = JSON.parse(
    repositoryFile('packages/explorer/src/browser/texts.json'),
  );
  // Single words stand on Chinese pages for other reasons: `files` is a field of package.json.
  const sentences = Object.entries(explorer).filter(([, { en }]) => en.includes(' '));
  return {
    ...strings,
    ...Object.fromEntries(sentences.map(([key, text]) => [`explorer ${key}`, text])),
  };
}

/** Addresses that the site must have, without language. */
export function specifiedRoutes(): string[] {
  const routes: string[] = JSON.parse(
    repositoryFile('tools/checks/routes/specified.json'),
  );
  return routes;
}

/** Findings as text, so that a failing test shows what to do. */
export function explain(findings: readonly Finding[]): string[] {
  return findings.map((finding) => format(finding));
}
