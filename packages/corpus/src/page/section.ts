import { readFileSync } from 'node:fs';
import { fenceOf, inlineCode, languageOfFile, titled } from '@site/pages/fence';
import { fill } from '@site/pages/fill';
import { inputFiles } from '@site/samples/build/files';
import { element } from '@site/samples/page/markdown';
import { docsRepository } from '@site/settings';
import type { Library } from '../build/library.ts';
import { type Format, isFailure, type Pair, type Recorded } from '../build/recorded.ts';
import type { Times } from '../build/times.ts';
import type { Labels } from './labels.ts';
import { newIn, row } from './summary.ts';

/** Files that judge the library and are not part of what a reader would write. */
const judging = /^(?:library\.json|app\.mjs|consumer\.ts|tests\.mjs|original\/)/;

/** Address of the repository's root. */
const repositoryFolder = docsRepository
  .replace('/edit/', '/tree/')
  .replace(/\/docs$/, '');

/** What a page shows of one library: figures, our configuration, and all that was compared. */
export function librarySection(
  library: Library,
  recorded: Recorded,
  times: Times,
  labels: Labels,
): string[] {
  const { id, manifest, folder } = library;
  const { version, license, typeKeywords } = recorded;
  const seconds = times.seconds[id];
  const { main, others } = figures(recorded, labels);
  const files = inputFiles(folder).filter((file) => !judging.test(file));
  const notes = (title: string, content: readonly string[]) =>
    element('Sample.Notes', { title }, content);
  const attributes = {
    name: recorded.package,
    href: `${repositoryFolder}/packages/corpus/libraries/${id}`,
    link: fill(labels.folder, { id: recorded.package }),
  };
  return [
    fill(labels.version, { version, license, tool: manifest.tool }) +
      (seconds ? fill(labels['cpu-seconds'], { ...seconds }) : '') +
      (typeKeywords > 0 ? fill(labels.keywords, { count: typeKeywords }) : ''),
    '',
    ...main,
    '',
    ...element('Sample', attributes, [
      ...notes(
        fill(labels.config, { id: recorded.package }),
        files.flatMap((file) => {
          const lines = readFileSync(`${folder}/${file}`, 'utf8').trimEnd().split('\n');
          return [...fenceOf(languageOfFile(file), titled(file), lines), ''];
        }),
      ),
      ...notes(labels.evidence, [...others, '', ...evidence(recorded, labels)]),
    ]),
  ];
}

/** Two tables: the figures that readers look for, and those that confirm them. */
function figures({ sizes, apps }: Recorded, labels: Labels) {
  const formats = Object.keys(sizes) as Format[];
  const cells = (cellOf: (format: Format) => string | undefined) =>
    formats.map((format) => cellOf(format) ?? labels.unknown);
  const appRow = (bundler: string) => [
    fill(labels.app, { how: kindName(`, ${bundler}`) }),
    ...cells((format) => {
      const app = apps[`${format}, ${bundler}`];
      if (!app || app.original.bytes === 0) return undefined;
      const { original, ours } = app;
      return change(
        kilobytes(original.bytes),
        ours.bytes > 0 ? kilobytes(ours.bytes) : '✗',
      );
    }),
  ];
  const head = [
    row(['', ...formats.map(formatName)]),
    row(['---', ...formats.map(() => '---:')]),
  ];
  const sizeRow = (label: string, kind: 'raw' | 'gzip') =>
    row([
      label,
      ...cells((format) => pair(sizes[format], (size) => kilobytes(size[kind]))),
    ]);
  return {
    main: [...head, sizeRow(labels.size, 'raw'), row(appRow('rsbuild'))],
    others: [...head, sizeRow('gzip', 'gzip'), row(appRow('esbuild'))],
  };
}

function pair<T>(
  both: Pair<T> | undefined,
  text: (value: T) => string,
): string | undefined {
  return both && change(text(both.original), text(both.ours));
}

function change(before: string, after: string): string {
  return `${before} → ${after}`;
}

function evidence(recorded: Recorded, labels: Labels): string[] {
  const { entries, exports, types, publint, attw, apps, build, tests } = recorded;
  const lines: string[] = [];
  const item = (text: string, says: readonly string[] = []) => {
    lines.push(`- ${text}`);
    if (says.length > 0)
      lines.push(
        '',
        ...fenceOf('text', '', says).map((line) => `  ${line}`.trimEnd()),
        '',
      );
  };
  const missing = newIn(entries.missing);
  const list = (names: readonly string[]) =>
    names.map(inlineCode).join(', ') || labels.none;
  if (missing.length === 0) item(fill(labels.entries, { count: entries.checked }));
  else
    item(
      fill(labels['entries-missing'], { count: entries.checked, missing: list(missing) }),
    );
  for (const [format, { entries, names, lost, added }] of Object.entries(exports)) {
    const differs = lost.length + added.length > 0;
    const values = { format: formatName(format), entries, names };
    if (differs)
      item(
        fill(labels['names-differ'], { ...values, lost: list(lost), added: list(added) }),
      );
    else item(fill(labels.names, values));
  }
  const passing = Object.keys(types).filter((mode) => types[mode]?.ours.length === 0);
  if (passing.length > 0)
    item(fill(labels['types-ok'], { modes: passing.map(inlineCode).join(', ') }));
  for (const [mode, { original, ours }] of Object.entries(types)) {
    if (ours.length === 0) continue;
    const label = original.length > 0 ? labels['types-both'] : labels['types-differ'];
    item(fill(label, { mode: inlineCode(mode) }), ours);
  }
  for (const [name, found] of [
    ['publint', publint],
    ['attw', attw],
  ] as const)
    item(...checkItem(name, found, labels));
  const isSame = ({ original, ours }: (typeof apps)[string]) =>
    original.says.join('\n') === ours.says.join('\n');
  const both = Object.keys(apps).filter(
    (kind) => apps[kind] && isFailure(apps[kind].original),
  );
  const equal = Object.keys(apps).filter(
    (kind) => apps[kind] && isSame(apps[kind]) && !both.includes(kind),
  );
  if (equal.length > 0)
    item(fill(labels['app-same'], { kinds: equal.map(kindName).join(', ') }));
  if (both.length > 0)
    item(fill(labels['app-both'], { kinds: both.map(kindName).join(', ') }));
  for (const [kind, app] of Object.entries(apps)) {
    if (!isSame(app))
      item(fill(labels['app-differ'], { kind: kindName(kind) }), app.ours.says);
  }
  for (const [format, { original, ours }] of Object.entries(recorded.syntax))
    item(
      fill(labels.syntax, {
        format: formatName(format),
        years: change(`${original}`, `${ours}`),
      }),
    );
  item(directivesLine(recorded, labels));
  if (build.terminal.length > 0) item(labels.warnings, build.terminal);
  if (tests) {
    const [original, ours] = [tests.original, tests.ours].map((says) =>
      inlineCode(says.join('; ')),
    );
    item(fill(labels.tests, { original: original ?? '', ours: ours ?? '' }));
  } else item(labels['tests-none']);
  return lines;
}

function checkItem(
  name: string,
  found: Pair<readonly string[]>,
  labels: Labels,
): [string, readonly string[]] {
  const added = newIn(found);
  if (added.length > 0) return [fill(labels['check-differ'], { name }), added];
  const count = found.ours.length;
  return [
    fill(count > 0 ? labels['check-same'] : labels['check-none'], { name, count }),
    [],
  ];
}

function directivesLine(
  { directives: { original, ours } }: Recorded,
  labels: Labels,
): string {
  const all = [...new Set([...Object.keys(original), ...Object.keys(ours)])];
  if (all.length === 0) return labels['directives-none'];
  const list = all.map((one) => `\`'${one}'\` ${original[one] ?? 0}, ${ours[one] ?? 0}`);
  return fill(labels.directives, { list: list.join('; ') });
}

function formatName(format: string): string {
  if (format === '') return '';
  return format === 'import' ? 'ESM' : 'CommonJS';
}

/** Such as `CommonJS, Rsbuild`. */
function kindName(kind: string): string {
  const [format = '', how = ''] = kind.split(', ');
  const names: Record<string, string> = { node: 'Node.js', rsbuild: 'Rsbuild' };
  return `${formatName(format)} ${names[how] ?? how}`.trim();
}

function kilobytes(count: number): string {
  return count < 1000 ? `${count} B` : `${(count / 1000).toFixed(1)} kB`;
}
