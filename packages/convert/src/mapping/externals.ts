import { get, hasPlugin, plain, truth } from '../read/value.ts';
import type { Settings } from '../write/node.ts';
import type { Use } from './draft.ts';
import { isScript } from './packages.ts';
import * as rules from './rules.ts';

/** What the options of plugins that read `package.json` call its fields. */
const packageFields = [
  ['dependencies', 'deps dependencies includeDependencies'],
  ['optionalDependencies', 'optDeps optionalDeps'],
  ['peerDependencies', 'peerDeps peerDependencies'],
  ['devDependencies', 'devDeps'],
] as const;
const others = 'builtins builtinsPrefix nodeBuiltins packagePath packageJsonPath';
const read = [others, ...packageFields.map(([, names]) => names)].join(' ');

/** What Vite builds for a server leaves packages outside. */
export const isForServer = ({ config }: Use) =>
  truth(get(get(config, 'build'), 'ssr') ?? plain(false));

/** The packages of these fields are outside, and so are those of other fields for Rslib. */
export const externals: rules.Rule = (value, use) => {
  const isBundled = get(use.config, 'build') && !isForServer(use);
  const isResolved = isBundled || hasPlugin(get(use.config, 'plugins'), /node-resolve/);
  const differences = packageFields.flatMap(([field, names]) => {
    const isPreset =
      field === 'devDependencies'
        ? /externalize-deps/.test(use.option)
        : field === 'peerDependencies' || !/peer-?deps/.test(use.option);
    const [own] = names.split(' ').flatMap((name) => get(value, name) ?? []);
    const isOutside = (own && truth(own)) ?? isPreset;
    const isListed = use.draft.project.manifest?.[field] !== undefined;
    const isOther = isOutside !== (field !== 'devDependencies');
    return isListed && isOther && (isOutside || isResolved) ? [[field, isOutside]] : [];
  });
  const changed: Settings = Object.fromEntries(differences);
  if (differences.length > 0) rules.set(use, 'output.autoExternal', changed);
  else rules.set(rules.only(use, isScript), 'output.autoExternal', true);
  if (Object.values(changed).includes(false)) rules.note(use, 'bundled');
  rules.fields(rules.every(rules.unneeded, read))(value, use);
};
