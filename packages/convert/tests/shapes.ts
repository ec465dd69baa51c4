import { readFileSync } from 'node:fs';
import type { Account } from '../src/answer.ts';
import { convert } from '../src/convert.ts';
import type { Input } from '../src/read/problem.ts';

/** A configuration and what becomes of it. */
export interface Shape {
  readonly title: string;
  readonly input: Input;
  /**
   * The configuration on one line, the notes with their lines, the changes to `package.json`, what
   * was not pasted, and what became of each property; or why there is no answer.
   */
  readonly expected: string;
}

/** The shapes in `shapes.txt`: a title, the files, and after an arrow what is expected. */
export function readShapes(): Shape[] {
  const text = readFileSync(new URL('./shapes.txt', import.meta.url), 'utf8');
  return text.split(/^# /m).flatMap((block) => {
    const [title = '', ...lines] = block.trimEnd().split('\n');
    const file = (name: string) =>
      lines.find((line) => line.startsWith(`${name} `))?.slice(name.length + 1) ?? '';
    const config = lines.filter(
      (line) => !/^(?:package\.json|tsconfig\.json|file|=>| {3}[!~?=]) /.test(line),
    );
    const expected = lines.filter((line) => /^(?:=>| {3}[!~?=]) /.test(line)).join('\n');
    const input = {
      name: file('file'),
      config: config.join('\n'),
      manifest: file('package.json'),
      tsconfig: file('tsconfig.json'),
    };
    return title ? [{ title, input, expected }] : [];
  });
}

/** What the converter answers, in the form of `shapes.txt`. */
export function answerTo(input: Input): string {
  const answer = convert(input);
  if (!answer.ok) {
    const [
      { field, key, line, column, detail, link } = { field: 'config', key: 'none' },
    ] = answer.problems;
    const place = line && `line ${line}, column ${column}`;
    const said = [key, field !== 'config' && field, place, detail, link];
    return `=> ${said.filter(Boolean).join(' ')}`;
  }
  const { accounts, changes, files, notes } = answer.conversion;
  const text = files[0]?.text ?? '';
  const [, body = ''] = /defineConfig\(([\s\S]*)\);\n$/.exec(text) ?? [];
  const imports = [...text.matchAll(/^import (?:\{ )?(\w+).* from '(?!@rslib)/gm)];
  const constants = [...text.matchAll(/^const \w+ = [\s\S]*? as const;/gm)].join(' ');
  const names = imports.map(([, name]) => `${name} `).join('');
  const config = `${names}${constants && `${constants} `}${body}`;
  const listed = notes
    .flatMap(({ key, places }) => places.map((place) => ({ key, ...place })))
    .map(({ key, line, option, code }) => [key, option, line ? `line ${line}` : code])
    .map((parts) => parts.filter(Boolean).join(' '));
  const one = config.replace(/,?\s*\n\s*/g, (gap) => (gap.startsWith(',') ? ', ' : ' '));
  const changed = changes.map(({ path, after = 'removed' }) => `${path}: ${after}`);
  return [`=> ${one}`, `   ! ${listed.join(', ') || 'nothing'}`]
    .concat(changed.length > 0 ? `   ~ ${changed.join(', ')}` : [])
    .concat(accounts.length > 0 ? `   = ${accounts.map(told).join(', ')}` : [])
    .join('\n');
}

/** What became of a property: the settings without their values, or the reason. */
function told({ option, fate, settings, notes, reason, link = '' }: Account): string {
  const paths = settings.flatMap(
    (line) => /^(?!\/\/)(?:[^:.']+\.?){1,2}/.exec(line) ?? [],
  );
  const why = [...notes.map(({ key }) => key), reason, link.replace(/^.*[/#]/, '')];
  const words =
    fate === 'left' ? why : [...paths.map((path) => path.replace(/\.$/, '')), ...why];
  return [option || 'code', fate, ...new Set(words)].filter(Boolean).join(' ');
}
