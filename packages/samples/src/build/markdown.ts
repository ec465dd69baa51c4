import { foldMeta } from '@site/framework/highlighting';
import { fenceOf, languageOfFile, titled } from '@site/mdx/fence';
import { fill } from '@site/mdx/fill';
import type { Language } from '@site/mdx/language';
import { docsRepository } from '@site/settings';
import { installedPath } from '../format/files.ts';
import {
  discussed,
  evidenceLine,
  exerciseList,
  failureNotice,
  type Labels,
  labelsFor,
  terminalFence,
} from './results.ts';
import { runtimeLines, type ShownFile } from './shown-files.ts';
import { sizesTable } from './sizes.ts';
import type { SampleView } from './view.ts';

/**
 * A sample as lines of Markdown inside the components of `browser/Sample.tsx`, which the Markdown
 * edition does without. `group`, unique on the page, names its tabs; `notes` are lines below each
 * file, in the order of its files; `playground` are the attributes of a link that opens the sample
 * to be edited. Results that the text does not discuss are evidence: one line that opens.
 */
export function sampleMarkdown(
  view: SampleView,
  group: string,
  language: Language,
  notes: readonly (readonly string[])[] = [],
  playground: Readonly<Record<string, string>> = {},
): string[] {
  const labels = labelsFor(language);
  const { id, other } = view;
  const source = {
    href: sourceOf(id),
    sourceText: labels.source,
    sourceLabel: fill(labels.folder, { id: other ? `${other} → ${id}` : id }),
  };
  const content = tabs(view, group, labels, notes);
  const isOpen = discussed(view);
  const evidence: string[] = [];
  const part = (kind: string, title: string, lines: readonly string[]) =>
    view.edition
      ? [title, '', ...lines, '']
      : element('Sample.Part', { kind, title }, lines);
  const add = (kind: keyof typeof isOpen, title: string, lines: readonly string[]) => {
    if (lines.length === 0) return;
    if (isOpen[kind]) content.push(...part(kind, title, lines));
    else evidence.push(...lines, '');
  };
  add('tree', '', view.tree ? sizesTable(view.recorded.files, labels, view.edition) : []);
  const failure = failureNotice(view, labels);
  const printed = view.terminal ? terminalFence(view, labels) : [];
  if (failure === '') add('terminal', '', printed);
  else content.push(...part('failure', '', [failure, '', ...printed]));
  add('exercise', labels.exercise, view.exercise ? exerciseList(view, labels) : []);
  const line = evidenceLine(view, labels);
  if (view.edition) {
    const told = evidence.length === 0 || isOpen.exercise ? '' : line;
    return [
      ...content,
      told,
      '',
      view.isLinked ? '' : `[${labels.source}](${source.href})`,
      '',
    ];
  }
  if (evidence.length === 0)
    return element('Sample', { ...source, ...playground }, content);
  const closed = { ...source, line };
  return element('Sample', playground, [
    ...content,
    ...element('Sample.Evidence', closed, evidence),
  ]);
}

function tabs(
  { files, id, other, open, edition = false }: SampleView,
  group: string,
  labels: Labels,
  notesBelow: readonly (readonly string[])[],
): string[] {
  if (files.length === 0) return [];
  const legend = other ? fill(labels.changes, { id, other }) : fill(labels.files, { id });
  const isGroup = files.length > 1;
  const content = files.flatMap((file, index) => {
    const attributes = {
      label: installedPath(file.path),
      kind: file.role,
      role: labels[file.role],
      ...(isGroup ? { name: group, open: index === open ? 'yes' : '' } : {}),
    };
    const shown = fileMarkdown(id, file, edition, labels);
    const lines = [...shown, ...(notesBelow[index] ?? [])];
    if (edition) return lines;
    return element('Sample.Tab', attributes, lines);
  });
  if (edition) return content;
  return element('Sample.Tabs', isGroup ? { legend } : {}, content);
}

function fileMarkdown(
  id: string,
  file: ShownFile,
  edition: boolean,
  labels: Labels,
): string[] {
  const path = installedPath(file.path);
  const href = sourceOf(id, file.path);
  if (file.elsewhere) return ['', fill(labels[file.elsewhere], { path, href }), ''];
  if (file.diff && file.lines.length === 0) return ['', fill(labels.same, { path }), ''];
  const language = file.diff ? 'diff' : languageOfFile(file.path);
  const meta = [titled(path)];
  if (file.highlight) meta.push(`{${file.highlight}}`);
  // The Markdown edition has no runtime that could be folded.
  const fold = edition ? undefined : runtimeLines(file);
  if (fold) {
    const label = fill(labels.runtime, { count: fold.to - fold.from + 1 });
    meta.push(foldMeta({ ...fold, label }));
  }
  return ['', ...fenceOf(language, meta.join(' '), file.lines), ''];
}

/** The address of a sample's folder in the repository, or of a file in it. */
function sourceOf(id: string, file?: string): string {
  const root = docsRepository.replace('/edit/', file ? '/blob/' : '/tree/');
  return [root, 'samples', id, file].filter(Boolean).join('/');
}

/** A component around Markdown. Empty attributes are left out. */
function element(
  name: string,
  attributes: Readonly<Record<string, string>>,
  content: readonly string[],
): string[] {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== '')
    .map(([key, value]) => `${key}={${JSON.stringify(value)}}`);
  return [`<${[name, ...written].join(' ')}>`, '', ...content, '', `</${name}>`, ''];
}
