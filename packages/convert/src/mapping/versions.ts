import { type Node, pick } from '../write/node.ts';
import { isJavaScript } from './declarations.ts';
import type { Item, Use, Whole } from './draft.ts';
import { compilerOptions, installed, unknownVersion, versionOf } from './project.ts';
import { note, set } from './rules.ts';
import { syntaxOf } from './targets.ts';

/** What a tool or a plugin does without being told. */
interface Defaults {
  /** The syntax that it compiles to; without one, none is lowered. */
  readonly syntax?: string | readonly string[] | undefined;
  /** Whether the `target` of `tsconfig.json` decides before that. */
  readonly readsTarget?: boolean;
  /** Whether class fields are assigned, unless `tsconfig.json` says more. */
  readonly assigns?: boolean;
  /** Whether `tsconfig.json` says more about class fields. */
  readonly readsFields?: boolean;
  /** Whether `declaration` in `tsconfig.json` asks for declarations. */
  readonly readsDeclaration?: boolean;
  /** Whether the syntax is another one than that of `engines` in `package.json`. */
  readonly ignoresEngines?: boolean;
  /** Whether an entry has the name of its path, rather than of its file. */
  readonly keepsFolders?: boolean;
  /** Whether extensions depend on formats alone. */
  readonly fixedExtension?: boolean;
  /** The stylesheet, where it has a name of its own. */
  readonly stylesheet?: string | undefined;
}

/** The last version of each that was tried. Below 1.0, minor versions count, as hundredths. */
const last: Readonly<Record<string, number>> = {
  tsup: 9,
  tsdown: 0.23,
  vite: 8,
  rollup: 4,
  unbuild: 3,
  typescript: 7,
  esbuild: 0.28,
  'rollup-plugin-esbuild': 6,
  '@rollup/plugin-swc': 0.04,
  'rollup-plugin-swc3': 0.12,
};

type Change = readonly [name: string, version: number, changed: Defaults];

const browsers = (chrome: number, edge: number, firefox: number, safari: number) => [
  `chrome ${chrome}`,
  `edge ${edge}`,
  `firefox ${firefox}`,
  `safari ${safari}`,
];

/** What TypeScript does, and what reads `tsconfig.json` as it does. */
const tsc: Defaults = { readsTarget: true, assigns: true, readsFields: true };

/** The first version of each that was tried, and those after it that changed a default. */
const changes: readonly Change[] = [
  ['tsup', 6, { syntax: ['node 14'], ...tsc }],
  ['tsup', 7, { syntax: ['node 16'], assigns: false }],
  ['tsdown', 0.09, { ignoresEngines: true }],
  ['tsdown', 0.11, { ignoresEngines: false }],
  ['tsdown', 0.12, { assigns: true, readsFields: true }],
  ['tsdown', 0.16, { fixedExtension: true }],
  ['tsdown', 0.21, { stylesheet: 'style.css' }],
  ['tsdown', 0.22, { readsDeclaration: true }],
  [
    'vite',
    2,
    {
      syntax: 'es2019',
      assigns: true,
      fixedExtension: true,
      stylesheet: 'style.css',
    },
  ],
  [
    'vite',
    3,
    {
      syntax: browsers(87, 88, 78, 13),
      assigns: false,
      fixedExtension: false,
    },
  ],
  ['vite', 4, { syntax: browsers(87, 88, 78, 14), assigns: true, readsFields: true }],
  ['vite', 6, { stylesheet: undefined }],
  ['vite', 7, { syntax: browsers(107, 107, 104, 16) }],
  // The same as the list of this version.
  ['vite', 8, { syntax: 'es2022' }],
  ['rollup', 1, { ignoresEngines: true }],
  ['unbuild', 0.07, { syntax: 'es2020', assigns: true, ignoresEngines: true }],
  ['unbuild', 2, { assigns: false, keepsFolders: true }],
  ['unbuild', 3, { syntax: undefined }],
  ['typescript', 4, { syntax: 'es5', ...tsc }],
  ['typescript', 6, { syntax: undefined, assigns: false }],
  ['rollup-plugin-esbuild', 3, { syntax: 'es2017', readsTarget: true }],
  ['rollup-plugin-esbuild', 6, { syntax: 'es2020', readsTarget: false }],
  ['esbuild', 0.14, { assigns: true }],
  ['esbuild', 0.18, { assigns: false }],
  ['@rollup/plugin-swc', 0.01, { syntax: 'es2020', assigns: true }],
  ['rollup-plugin-swc3', 0.08, { syntax: 'es5', readsTarget: true }],
];

/** What the installed version of a tool or plugin does by default; another one is reported. */
export function defaultsOf(name: string, use: Whole): Defaults {
  const { project } = use.draft;
  const version = versionOf(name, project);
  const own = changes.filter(([changed]) => changed === name);
  const [first] = own.map(([, from]) => from);
  const isTried = first !== undefined && version >= first && version <= (last[name] ?? 0);
  // Without a version, the newest one is assumed.
  if (version !== unknownVersion && !isTried) {
    const text = `${name} ${installed(project)[name]}`;
    note({ ...use, option: '' }, 'noVersion', { line: 0, text });
  }
  const applied = own.filter(([, from]) => from <= Math.max(version, first ?? 0));
  return Object.assign({}, ...applied.map(([, , changed]) => changed));
}

const isBelowES2022 = (year: unknown) => /^es(?:5|20(?:1\d|2[01]))$/.test(String(year));

/** Whether an option says to which syntax an item is compiled; what is not known is a comment. */
const hasTarget = ({ settings }: Item) =>
  settings.syntax !== undefined ||
  Object.keys(settings).some((key) => /^\/\/line \d+, \S*target:/.test(key));

/** Adds what the tool, or a plugin that compiles in its place, does to an item by default. */
export function compile(use: Use, tool: string): void {
  const { item, draft } = use;
  const compiler = item.compiler?.name ?? tool;
  const own = defaultsOf(compiler, use);
  // Which esbuild this plugin runs is up to the package.
  const isPeer = compiler === 'rollup-plugin-esbuild' && !isJavaScript(use);
  const { assigns } = isPeer ? defaultsOf('esbuild', use) : own;
  const { syntax, readsTarget, readsFields } = own;
  const options = compilerOptions(draft.project);
  const { target, useDefineForClassFields: defines } = options;
  const { tsconfig } = draft.project;
  const year = typeof target === 'string' ? syntaxOf([target])?.node : undefined;
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
  if (!hasTarget(item) && readsTarget && year) {
    if (year !== 'esnext') {
      compile(year);
      note(use, 'syntax', { line: 0, text: `tsconfig.json, target: ${target}` });
    }
  } else if (!hasTarget(item) && syntax && !(readsTarget && isOpen)) compile(syntax);
  // What a plugin for TypeScript is told replaces what `tsconfig.json` says.
  const decides = compiler === 'typescript' ? (item.settings.syntax ?? year) : year;
  const preset = decides ? isBelowES2022(decides) : assigns && !isOpen;
  const asked = typeof defines === 'boolean' ? !defines : preset;
  if ((readsFields ? asked : assigns) && !isJavaScript(use)) {
    set(use, 'tools.swc.jsc.transform.useDefineForClassFields', false);
    const because =
      readsFields && typeof defines === 'boolean'
        ? `tsconfig.json, useDefineForClassFields: ${defines}`
        : decides && readsFields
          ? `target: ${[decides].flat().join(', ')}`
          : [compiler, installed(draft.project)[compiler] ?? ''].join(' ').trim();
    note(use, 'classFields', { line: 0, text: because });
  } else if (options.experimentalDecorators && !isOpen)
    // With these, Rslib would assign them.
    set(use, 'tools.swc.jsc.transform.useDefineForClassFields', true);
}
