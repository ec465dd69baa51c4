// Builds for the tests, and everything that can be lost from them.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compare } from '../src/tool/compare.ts';
import { type Build, readFile } from '../src/tool/folder.ts';
import { manifestOf } from '../src/tool/manifest.ts';

/** Texts of files by path. */
export type Texts = Readonly<Record<string, string>>;

/** The text files of a folder, without those of its packages. */
export function textsOf(folder: string): Texts {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      /\.(?:[cm]?[jt]sx?|css|map|LICENSE\.txt)$/.test(file) &&
      !file.includes('node_modules'),
  );
  return Object.fromEntries(
    files.map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]),
  );
}

const known = new Map<string, ReturnType<typeof readFile>>();

/** A build of these files. Each text is parsed once. */
export function buildOf(texts: Texts): Build {
  const files = Object.entries(texts).map(([file, text]) => {
    const key = `${file}\0${text}`;
    const read = known.get(key) ?? readFile(file, Buffer.from(text));
    known.set(key, read);
    return [file, read] as const;
  });
  return new Map(files);
}

/**
 * Compares two builds of a package with this `package.json`, whose entries are in `folder`, and
 * prints each file, too, if `isOpen`.
 */
export function compareTexts(
  old: Texts,
  now: Texts,
  json: object = { exports: {} },
  folder = '',
  isOpen = false,
) {
  const manifest = manifestOf({ ...json }, folder);
  return compare({ before: buildOf(old), after: buildOf(now), manifest }, { isOpen });
}

/** Replaces text in the files whose names fit; `undefined` if there is none. */
function replace(files: RegExp, text: RegExp, by: string) {
  return (texts: Texts): Texts | undefined => {
    const found = Object.entries(texts).filter(
      ([file, content]) => files.test(file) && content.search(text) >= 0,
    );
    if (found.length === 0) return undefined;
    const changed = found.map(([file, content]) => [file, content.replace(text, by)]);
    return { ...texts, ...Object.fromEntries(changed) };
  };
}

const script = /\.[cm]?js$/;
const types = /\.d\.[cm]?ts$/;

/** What a build may lose: each makes a build without it, or nothing if it has none. */
export const losses: Readonly<Record<string, (texts: Texts) => Texts | undefined>> = {
  'exports of ES modules': replace(script, /^export \{\s*\w[^}]+\};?$/gm, 'export {};'),
  'exports of CommonJS': replace(
    /\.cjs$/,
    /^.*\bexports\.\w.*$/s,
    'module.exports = {};\n',
  ),
  'exports of declarations': replace(types, /^export .*$/gm, 'export {};'),
  'declarations of a package that users lack': replace(
    types,
    /^(?=export )/m,
    "import 'not-listed';\n",
  ),
  'the global': replace(script, /root\["\w+"\](?= = )/g, 'root["Other"]'),
  directives: replace(script, /^["']use (?:client|server)["'];?/gm, ''),
  shebangs: replace(script, /^#!.*/g, ''),
  licenses: replace(
    /\.(?:[cm]?js|LICENSE\.txt)$/,
    /\/\*(?:!|[\s*]*@(?:license|preserve))[\s\S]*?\*\/|\/\/!.*/g,
    '',
  ),
  'functions without side effects': replace(script, /[#@]__NO_SIDE_EFFECTS__/g, ''),
  'CSS rules': replace(/\.css$/, /\{[^{}]*\}/g, '{}'),
  'imports of stylesheets': replace(script, /^import ["'][^"']*\.css["'];?$/gm, ''),
  files: (texts) => {
    const [first, ...rest] = Object.entries(texts).filter(
      ([file]) => !/\.map$/.test(file),
    );
    return first && rest.length > 0 ? Object.fromEntries(rest) : undefined;
  },
};
