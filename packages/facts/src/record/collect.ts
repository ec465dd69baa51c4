import { installedVersion } from '@site/samples/format/installed';
import { type Default, type Facts, formats, type OptionField } from '../format/facts.ts';
import { installedFolder } from '../format/installed.ts';
import { optionFormats } from '../format/reviewed-data.ts';
import {
  configuredDefaults,
  createProject,
  defaultIds,
  inspectFormats,
  type NormalizedConfigs,
} from './defaults/configuration.ts';
import { literalsOf, triedDefaults } from './defaults/trial.ts';
import { readCommands } from './help.ts';
import { linksIn, messagePackages, readMessages } from './messages/messages.ts';
import { readDeclarations } from './types/declarations.ts';
import { containers, type DeclaredOption, declaredOptions } from './types/fields.ts';

/**
 * Collects everything that the documentation shows of the installed tool. Changes the working
 * directory while it runs, because the tool looks there for missing files.
 */
export async function collectFacts(): Promise<Facts> {
  const root = createProject();
  const before = process.cwd();
  process.chdir(root);
  try {
    const declarations = readDeclarations(
      `${installedFolder('@rslib/core')}/dist-types/index.d.ts`,
    );
    const options = declaredOptions(declarations);
    const messages = readMessages();
    return {
      // The second sentence keeps the spelling checker away from the tool's own words.
      $comment: 'Written by `npm run facts`; do not edit. cspell:disable',
      versions: Object.fromEntries(
        [...messagePackages, '@rsbuild/core'].map((name) => [
          name,
          installedVersion(name),
        ]),
      ),
      fields: await readFields(options, root),
      exports: declarations.exports,
      commands: readCommands(),
      messages,
      links: linksIn(
        messages,
        options.map(({ name, field }) => [name, field.comment.whole]),
      ),
    };
  } finally {
    process.chdir(before);
  }
}

async function readFields(
  options: readonly DeclaredOption[],
  root: string,
): Promise<Record<string, OptionField>> {
  const configs = await inspectFormats(root);
  const fields: Record<string, OptionField> = {};
  for (const option of options) {
    const { type, comment } = option.field;
    const { text, whole: _whole, ...others } = comment;
    fields[option.name] = {
      type,
      text,
      topLevel: option.topLevel,
      item: option.item,
      ...others,
      defaults: await defaultsOf(option, root, configs),
    };
  }
  return fields;
}

async function defaultsOf(
  option: DeclaredOption,
  root: string,
  configs: NormalizedConfigs,
): Promise<Default[]> {
  const { name } = option;
  if (containers.includes(name)) return [];
  if (name === 'lib.id') return defaultIds(configs);
  if (name.startsWith('lib.')) return ownDefaults(option, root);
  const configured = configuredDefaults(name, configs);
  const known = configured.flatMap((one) => one.formats);
  const remaining = formats.filter((format) => !known.includes(format));
  if (!name.startsWith('output.') || remaining.length === 0) return configured;
  const values = literalsOf(option.field.type);
  const tried = await triedDefaults(root, { path: name, formats: remaining, values });
  return [...configured, ...tried];
}

async function ownDefaults(
  { name, field }: DeclaredOption,
  root: string,
): Promise<Default[]> {
  const applicable = optionFormats(name);
  const path = name.slice('lib.'.length);
  // Plugins hide the effect of these options, and the second needs a newer Node.js.
  const isHidden = /^(dts|experiments)\./.test(path);
  const values = isHidden ? [] : literalsOf(field.type);
  const bundle = path.startsWith('wasm') ? { bundle: [true, false] } : {};
  // Trying many values in every format would take longer than everything else.
  const triedFormats = values.length > 8 ? applicable.slice(0, 1) : applicable;
  const trial = { path, formats: triedFormats, values, ...bundle };
  const tried = await triedDefaults(root, trial);
  const value = /^`([^`]+)`$/.exec(field.comment.stated ?? '')?.[1];
  const stated = value === 'undefined' ? undefined : value;
  const [first, ...others] = tried;
  if (first) {
    // Formats in which the option has no effect have the same default.
    const isSame = others.length === 0 && first.value === stated;
    return isSame ? [{ ...first, formats: applicable }] : tried;
  }
  return stated === undefined ? [] : [{ value: stated, formats: applicable }];
}
