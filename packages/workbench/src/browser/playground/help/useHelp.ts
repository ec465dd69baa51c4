import { withBase } from '@rspress/core/runtime';
import { useLangPrefix, useTextLang } from '@site/base-theme/useText';
import { useMemo } from 'react';
import type { Output, Project } from '../../parts/recorded';
import { type Problem, placeAt } from '../output/messages';
import { configPathOf } from '../project/project';
import type { useTypes } from '../types/useTypes';
import { useJson } from '../useJson';
import { usePlaygroundText } from '../usePlaygroundText';
import type { Help } from './help';
import { brokenAt, missingFiles } from './manifest';
import { manifestHelp } from './manifestHelp';
import { bothOf, optionHelp } from './optionHelp';
import { type Options, unknownOptions } from './options';
import { typeHelp } from './typeHelp';

export interface HelpOptions {
  project: Project;
  /** The file that is shown in the editor. */
  path: string;
  /** The last build of the package that succeeded, if there was one. */
  output: Output | undefined;
  /** What the tool complains about. */
  problems: readonly Problem[];
  types: ReturnType<typeof useTypes>;
}

/** What is said about the shown file while the reader writes, and what is wrong in any file. */
export function useHelp({ project, path, output, problems, types }: HelpOptions) {
  const text = usePlaygroundText();
  const lang = useTextLang();
  const prefix = withBase(useLangPrefix());
  const options = useJson<Options>(`options.${lang}.json`);
  const { service } = types;
  const configPath = configPathOf(project);
  const label = text('readMore');

  const help = useMemo((): Help | undefined => {
    const known = service && typeHelp(service, path);
    if (path === 'package.json') {
      const emitted = output?.files.map((file) => file.path) ?? [];
      return manifestHelp({ lang, emitted, label, prefix });
    }
    if (path !== configPath || !options) return known;
    const own = optionHelp(options, label);
    return known ? bothOf(own, known) : own;
  }, [service, path, configPath, options, output, lang, label, prefix]);

  const marks = useMemo(() => {
    const found: Problem[] = [];
    const add = (
      path: string,
      from: number,
      to: number,
      said: Pick<Problem, 'message' | 'isWarning'>,
    ) =>
      found.push({
        path,
        ...placeAt(project[path] ?? '', from),
        length: to - from,
        ...said,
      });
    // TypeScript says it itself.
    if (configPath && options && !service)
      for (const one of unknownOptions(project[configPath] ?? '', options)) {
        const { from, to, name, near } = one;
        const said = text('unknownOption', { name });
        const hint = near ? ` ${text('nearOption', { near })}` : '';
        add(configPath, from, to, { message: said + hint, isWarning: true });
      }
    const manifest = project['package.json'];
    const broken = manifest === undefined ? undefined : brokenAt(manifest);
    if (broken !== undefined)
      add('package.json', broken, broken + 1, { message: text('brokenManifest') });
    if (manifest && output) {
      const emitted = new Set(output.files.map((file) => file.path));
      const isThere = (one: string) => emitted.has(one) || project[one] !== undefined;
      for (const one of missingFiles(manifest, isThere))
        add('package.json', one.from, one.to, {
          message: text('missingFile', { path: one.path }),
        });
    }
    // What a build has found may be mended since.
    const live = service
      ? problems.filter(({ message }) => !/^TS\d/.test(message))
      : problems;
    return [...live, ...types.problems, ...found];
  }, [project, configPath, options, service, output, problems, types.problems, text]);
  return { help, marks };
}
