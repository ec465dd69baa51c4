import {
  compilerOptions,
  installed,
  unknownVersion,
  versionOf,
} from '../read/project.ts';
import defaultsJson from './defaults.json' with { type: 'json' };
import type { Item, Use, Whole } from './draft.ts';
import { isJavaScript } from './files.ts';
import { note, set } from './rules.ts';
import { type Node, pick } from './settings.ts';
import { syntaxOf } from './targets.ts';

/** What a tool or a plugin does without being told, where that differs from Rslib. */
interface Defaults {
  /** The syntax that it compiles to; without one, none is lowered. */
  readonly syntax?: readonly string[] | undefined;
  /** Whether the `target` of `tsconfig.json` decides before that. */
  readonly readsTarget?: boolean | undefined;
  /** Whether class fields are assigned, unless `tsconfig.json` says more. */
  readonly assigns?: boolean | undefined;
  /** Whether `tsconfig.json` says more about class fields. */
  readonly readsFields?: boolean | undefined;
  /** Whether `declaration` in `tsconfig.json` asks for declarations. */
  readonly readsDeclaration?: boolean | undefined;
}

/**
 * The last version of each that was tried, and the first of those with the same defaults: the last two
 * major versions of a tool. Below 1.0, minor versions count, as hundredths.
 */
const known: Readonly<Record<string, { last: number; versions: readonly Version[] }>> =
  defaultsJson;
type Version = Defaults & { readonly from: number };

/** What the installed version of a tool or plugin does by default; another one is reported. */
export function defaultsOf(name: string, use: Whole): Defaults {
  const { project } = use.draft;
  const version = versionOf(name, project);
  const { last, versions } = known[name] ?? { last: 0, versions: [] };
  const [first] = versions.map(({ from }) => from);
  // Without a version, the newest one is assumed.
  if (version !== unknownVersion && (version < (first ?? 0) || version > last)) {
    const text = `${name} ${installed(project)[name]}`;
    note({ ...use, option: '' }, 'noVersion', { line: 0, text });
  }
  const applied = versions.filter(({ from }) => from <= Math.max(version, first ?? 0));
  return Object.assign({}, ...applied);
}

const isBelowES2022 = (syntax: unknown) =>
  /^es(?:5|20(?:1\d|2[01]))\b/.test(String(syntax));

/** Whether an option says to which syntax an item is compiled; what is not known is a comment. */
const hasTarget = ({ settings }: Item) =>
  settings.syntax !== undefined ||
  Object.keys(settings).some((key) => /^\/\/line \d+, \S*target:/.test(key));

/** Adds what the tool, or a plugin that compiles in its place, does to an item by default. */
export function compile(use: Use, tool: string): void {
  const { item, draft } = use;
  const compiler = item.compiler?.name ?? tool;
  const { assigns, syntax = [], readsTarget, readsFields } = defaultsOf(compiler, use);
  const options = compilerOptions(draft.project);
  const { target, useDefineForClassFields: defines } = options;
  const { tsconfig } = draft.project;
  const year = typeof target === 'string' ? syntaxOf([target]) : undefined;
  // What was not pasted, or is in another file, may say it.
  const isElsewhere =
    tsconfig?.extends ??
    tsconfig?.references ??
    pick(item.settings, 'source.tsconfigPath');
  const isOpen = tsconfig ? isElsewhere && !year : !isJavaScript(use);
  // What a plugin does by default is what became of the plugin.
  const compile = (node: Node) => {
    const { option, at } = { ...use, ...item.compiler };
    const effects = set({ ...use, option, at }, 'syntax', node);
    if (item.compiler) draft.effects.push(...effects);
  };
  const preset = syntaxOf(syntax);
  if (!hasTarget(item) && readsTarget && year) {
    if (year !== 'esnext') {
      compile(year);
    }
  } else if (!hasTarget(item) && preset && !(readsTarget && isOpen)) compile(preset);
  // What a plugin for TypeScript is told replaces what `tsconfig.json` says.
  const decides = compiler === 'typescript' ? (item.settings.syntax ?? year) : year;
  const isOld = decides ? isBelowES2022(decides) : assigns && !isOpen;
  const asked = typeof defines === 'boolean' ? !defines : isOld;
  if ((readsFields ? asked : assigns) && !isJavaScript(use)) {
    set(use, 'tools.swc.jsc.transform.useDefineForClassFields', false);
  } else if (options.experimentalDecorators && !isOpen)
    // With these, Rslib would assign them.
    set(use, 'tools.swc.jsc.transform.useDefineForClassFields', true);
}
