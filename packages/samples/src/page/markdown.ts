import { foldMeta } from '@site/highlighting';
import { type FileNotes, fileNotesMarkdown } from '@site/notes/sample-notes';
import { fenceOf, languageOfFile, titled } from '@site/pages/fence';
import { fill } from '@site/pages/fill';
import type { Language } from '@site/pages/language';
import { docsRepository } from '@site/settings';
import { installedPath } from '../build/files.ts';
import { type Labels, labelsFor } from './labels.ts';
import type { ShownFile } from './read.ts';
import { exercisesOf, failureOf, terminalOf, treeOf } from './results.ts';
import { runtimeOf } from './runtime.ts';
import type { SampleView } from './view.ts';

/**
 * A sample as lines of Markdown in which components say what belongs together. `group`, its
 * own on the page, names its tabs. `notes` stand below its files, in the same order.
 */
export function markdownOf(
  view: SampleView,
  group: string,
  language: Language,
  notes: readonly FileNotes[] = [],
): string[] {
  const labels = labelsFor(language);
  const below = notes.map((one) => fileNotesMarkdown(one, language));
  const { id, other } = view;
  const name = other ? `${other} → ${id}` : id;
  const about = {
    name,
    href: `${docsRepository.replace('/edit/', '/tree/')}/samples/${id}`,
    link: fill(labels.folder, { id: name }),
  };
  return element('SampleBox', about, [
    ...codeOf(view, group, labels, below),
    ...(view.tree ? part('tree', '', treeOf(view, labels)) : []),
    ...consoleOf(view, labels),
    ...(view.exercise
      ? part('exercise', labels.exercise, exercisesOf(view, labels))
      : []),
  ]);
}

function codeOf(
  view: SampleView,
  group: string,
  labels: Labels,
  below: readonly (readonly string[])[],
): string[] {
  const { files, id, other } = view;
  if (files.length === 0) return [];
  const legend = other ? fill(labels.changes, { id, other }) : fill(labels.files, { id });
  const several = files.length > 1;
  const tabs = files.flatMap((file, index) => {
    const about = {
      label: installedPath(file.path),
      kind: file.role,
      role: labels[file.role],
    };
    const open = index === view.open ? 'yes' : '';
    const place = several ? { name: group, open } : {};
    const text = [...fileOf(file, view.whole, labels), ...(below[index] ?? [])];
    return element('SampleTab', { ...about, ...place }, text);
  });
  return element('SampleTabs', several ? { legend } : {}, tabs);
}

function consoleOf(view: SampleView, labels: Labels): string[] {
  const failure = failureOf(view, labels);
  const terminal = view.terminal ? terminalOf(view, labels) : [];
  if (failure === '') return view.terminal ? part('terminal', '', terminal) : [];
  return part('failure', '', [failure, '', ...terminal]);
}

function fileOf(file: ShownFile, whole: boolean, labels: Labels): string[] {
  const path = installedPath(file.path);
  if (file.diff && file.lines.length === 0) return ['', fill(labels.same, { path }), ''];
  const language = file.diff ? 'diff' : languageOfFile(file.path);
  const runtime = whole ? undefined : runtimeOf(file);
  const meta = [
    titled(path),
    ...(file.highlight ? [`{${file.highlight}}`] : []),
    ...(runtime ? [foldMeta({ ...runtime, label: foldLabel(runtime, labels) })] : []),
  ];
  return ['', ...fenceOf(language, meta.join(' '), file.lines), ''];
}

function foldLabel({ from, to }: { from: number; to: number }, labels: Labels): string {
  return fill(labels.runtime, { count: to - from + 1 });
}

function part(kind: string, title: string, content: readonly string[]): string[] {
  return element('SamplePart', { kind, title }, content);
}

function element(
  name: string,
  attributes: Readonly<Record<string, string>>,
  content: readonly string[],
): string[] {
  const given = Object.entries(attributes).filter(([, value]) => value !== '');
  const written = given.map(([key, value]) => `${key}={${JSON.stringify(value)}}`);
  return [`<${[name, ...written].join(' ')}>`, '', ...content, '', `</${name}>`, ''];
}
