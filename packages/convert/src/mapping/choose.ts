import { describe, isEmpty, jsonOf } from '../read/input.ts';
import { type OtherTool, otherToolOf } from '../read/other-tools.ts';
import type { Fail, Input } from '../read/problem.ts';
import { commandsOf } from '../read/project.ts';
import {
  argumentsOf,
  type Field,
  get,
  listOf,
  object,
  type Value,
} from '../read/value.ts';
import { optionsOfScripts, withOptions } from './arguments.ts';
import type { Tool, ToolConfig } from './tool.ts';

/** The configuration of a file. Without one, `package.json` may be enough for a tool. */
export function readConfig(
  input: Input,
  tools: readonly Tool[],
  manifest: Value | undefined,
  fail: Fail,
): ToolConfig | undefined {
  const { config, name = '' } = input;
  const commands = commandsOf({ manifest: jsonOf(manifest) });
  if (isEmpty(config)) {
    const other = otherToolOf(commands, []);
    const isEnough = (one: Tool) =>
      optionsOfScripts(one, commands).some((options) => options.length > 0) ||
      (one.isOptional && commands.some((command) => one.program.test(command)));
    const tool = tools.find(({ id }) => get(manifest, id)) ?? tools.find(isEnough);
    if (!tool) return other && fail(...reasonOf(other));
    const field = get(manifest, tool.id);
    const given = optionsOfScripts(tool, commands);
    const configs = listOf(field ?? object({})).flatMap((one) => withEach(one, given));
    const names = new Map<string, string>();
    const nothing = { names, variables: new Set<string>(), skipped: [], objects: [] };
    const isAlone = !field && !tool.isOptional;
    return {
      ...nothing,
      configs,
      tool,
      given: given.flat(),
      isAlone,
      ...(field && { key: tool.id }),
    };
  }
  if (/^\s*<(?:!doctype|html|\?xml|!--)/i.test(config)) return fail('html');
  const found = describe(config, /^\s*\{/.test(config), fail, manifest);
  if (!found) return undefined;
  const [first] = found.configs;
  const imports = [...found.names.values()];
  const byModule = tools.find(({ modules }) =>
    modules.some((one) => imports.includes(one)),
  );
  // The file of unbuild is `build.config.ts`, which other tools have, too.
  const isOwn = ({ id }: Tool) =>
    name.startsWith(`${id.replace(/^un/, '')}.config.`) &&
    !(id === 'unbuild' && otherToolOf(imports, []));
  const named = byModule ?? tools.find(isOwn);
  const other = named ? undefined : otherToolOf([name, ...imports], found.configs);
  if (get(first, 'compilerOptions')) return fail('isTsconfig');
  if (get(first, 'name') && get(first, 'version')) return fail('isManifest');
  if (imports.includes('@rslib/core') || get(first, 'lib')) return fail('done');
  if (other) return fail(...reasonOf(other));
  if (!first) return fail('noExport');
  const tool = named ?? toolOf(found.configs, [...commands, ...imports], tools);
  if (!tool) return fail('unknownTool');
  const isSure = tool.id === 'vite' && found.skipped.length === 0;
  if (isSure && isApplication(first)) return fail('application');
  const isKnown = found.configs.every(isObject);
  const given = isKnown ? optionsOfScripts(tool, commands, name) : [[]];
  const configs = found.configs.flatMap((one) => withEach(one, given));
  return { ...found, configs, tool, given: given.flat(), file: name };
}

/** A configuration with the options of each command. */
const withEach = (config: Value, given: readonly (readonly Field[])[]) =>
  given.map((fields) => withOptions(config, fields));

const reasonOf = ({ name, link, hasGuide }: OtherTool) =>
  [hasGuide ? 'otherTool' : 'noGuide', { detail: name, link }] as const;

/** A configuration of Vite without `build.lib`, of which all is known. */
function isApplication(config: Value): boolean {
  const build = get(config, 'build');
  const open = get(config, '...') ?? get(build, '...') ?? get(build, 'ssr');
  const isKnown = config.kind === 'object' && (!build || build.kind === 'object');
  return isKnown && !open && !get(build, 'lib');
}

/** The tool by its options, or, where none are known, by commands or plugins. */
function toolOf(
  configs: readonly Value[],
  known: readonly string[],
  tools: readonly Tool[],
): Tool | undefined {
  const options = configs.flatMap(argumentsOf);
  const marked = tools.find(({ marks }) =>
    marks.some((mark) => options.some((one) => get(one, mark))),
  );
  if (marked || configs.some(isObject)) return marked;
  const isOf = ({ program }: Tool) =>
    known.some((one) => program.test(one.replace('@', '')));
  return tools.find(isOf);
}

const isObject = ({ kind }: Value) => kind === 'object';
