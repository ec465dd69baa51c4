import { dependencies } from '../read/project.ts';
import {
  get,
  is,
  listOf,
  object,
  type Place,
  plain,
  textOf,
  textsOf,
  truth,
  type Value,
  valuesOf,
} from '../read/value.ts';
import {
  both,
  type Format,
  type Output,
  type Result,
  type Use,
  type Whole,
} from './draft.ts';
import { extensionOf, isScript, withoutDot } from './files.ts';
import * as rules from './rules.ts';
import { Code, isSettings, pick, type Settings } from './settings.ts';
import { syntaxOf } from './targets.ts';

const formatNames: Readonly<Record<string, Format>> = {
  es: 'esm',
  esm: 'esm',
  module: 'esm',
  cjs: 'cjs',
  commonjs: 'cjs',
  umd: 'umd',
  iife: 'iife',
};

/** Formats by the names of any tool; others, such as `system`, are left out. */
export function formatsOf(names: readonly string[]): Format[] {
  return names.flatMap((name) => formatNames[name] ?? []);
}

/** An output for each format that an option names; those that are none of Rslib are left out. */
export function outputsOf(
  config: Value,
  value: Value | undefined,
  preset: Format,
): Output[] {
  const formats = formatsOf(textsOf(value) ?? []);
  return (formats.length > 0 ? formats : [preset]).map((format) => ({ format, config }));
}

/** The tool has made an item of each already; what it could not know is reported. */
export const format: rules.Rule = (value, use) => {
  const names = textsOf(value);
  if (!names) return rules.leave(use, value);
  if (formatsOf(names).length < names.length)
    return rules.leave(use, value, '', 'format');
  return rules.inside('format')(value, use);
};

/** Another file than `tsconfig.json`. */
export const tsconfig: rules.Rule = (value, use) => {
  if (value.kind === 'plain' && typeof value.value !== 'string')
    return rules.none(value, use);
  const isDefault = /^(?:\.\/)?tsconfig\.json$/.test(textOf(value) ?? '');
  return (isDefault ? rules.unneeded : rules.to('source.tsconfigPath'))(value, use);
};

export const platform: rules.Rule = (value, use) => {
  if (is(value, 'browser')) return rules.set(use, 'output.target', 'web');
  if (is(value, 'node')) return rules.unneeded(value, use);
  return rules.leave(use, value, 'output.target', 'none');
};

export const shims = rules.on('shims.esm', { __dirname: true, __filename: true });

/** Code of the reader's own. */
export const ownCode: rules.Rule = (value, use) => rules.leave(use, value, '', 'plugin');

export const onSuccess: rules.Rule = (value, use) =>
  truth(value) === false
    ? rules.unneeded(value, use)
    : rules.leave(use, value, '', 'onSuccess');

/** Aliases as an object, or as a list of what to find and what to put there. */
export const aliases: rules.Rule = (value, use) => {
  const listed = dependencies(use.draft.project);
  const isListed = (name: string) =>
    listed.some((one) => `${name}/`.startsWith(`${one}/`));
  const alias = (find: string, path: string, item: Value, at: Place) => {
    const own = { ...use, option: find ? `${use.option}.${find}` : use.option, at };
    if (!find || !path) return rules.leave(own, item, 'resolve.alias');
    // Packages outside of the bundle are renamed with `externals`, if at all.
    const isOutside = isListed(path) || use.option.includes('plugin-alias');
    if ((/^[@\w]/.test(path) && isOutside) || isListed(find))
      return rules.leave({ ...own, link: packageAlias }, item, '', 'none');
    // A slash at the end says nothing more; before a path, it is the folder of the project for Vite.
    const name = find.replace(/(?<=.)\/$/, '');
    const file = path.replace(/^\//, './').replace(/(?<=.)\/$/, '');
    return rules.set(own, 'resolve.alias', { [name]: file });
  };
  const effects =
    value.kind === 'object'
      ? value.fields.flatMap(({ name, value: path, at = path.at }) =>
          alias(name, textOf(path) ?? '', path, at),
        )
      : listOf(value).flatMap((item) => {
          const [find, path] = [get(item, 'find'), get(item, 'replacement')].map(textOf);
          return alias(find ?? '', path ?? '', item, item.at);
        });
  return rules.some(effects, value, use);
};
const packageAlias = '/config/rsbuild/resolve#alias-package';

/** The folder of the output. Rslib's default is the same as everybody's. */
export const outDir: rules.Rule = (value, use) => {
  const path = textOf(value);
  if (path === undefined) return rules.leave(use, value, 'output.distPath');
  const folder = withoutDot(path).replace(/\/$/, '');
  if (folder === 'dist') return rules.unneeded(value, use);
  return rules.set(use, 'output.distPath', folder || '.');
};

/** Rslib empties the folder of the output, unless it is told not to. */
export const clean: rules.Rule = (value, use) => {
  if (truth(value) === undefined) return rules.leave(use, value, 'output.cleanDistPath');
  if (is(value, false)) return rules.set(use, 'output.cleanDistPath', false);
  return rules.unneeded(value, use);
};

export const treeshake = rules.unlessOneOf(true, 'recommended', 'safest');

/** esbuild's and Vite's targets as `syntax`: a year, or a list for Browserslist. */
export const syntax: rules.Rule = (value, use) => {
  if (is(value, false)) return rules.unneeded(value, use);
  const names = textsOf(value);
  const node = names && syntaxOf(names);
  if (node) return rules.set(use, 'syntax', node);
  return rules.leave(use, value, 'syntax', names ? 'none' : 'dynamic');
};

/** `dts` for the declarations that the configuration asks for; finished in `complete.ts`. */
export function askForTypes(use: Use, bundle: boolean): Result {
  return rules.set(use, 'dts', bundle ? { bundle: true } : true);
}

/** Options that keep directives and PURE marks, which `minify: true` loses in a library. */
const libraryMinify: Settings = {
  jsOptions: {
    minimizerOptions: {
      compress: { toplevel: true, directives: false },
      mangle: { toplevel: true },
      format: { comments: 'some', preserve_annotations: true },
    },
  },
};

export const minify: rules.Rule = (value, use) => {
  if (truth(value) === undefined) return rules.leave(use, value, 'output.minify');
  if (!truth(value) || is(value, 'dce-only')) return rules.unneeded(value, use);
  // A part of it is not the whole.
  const isPart =
    /(?:Identifiers|Syntax|Whitespace)$/.test(use.option) ||
    (value.kind === 'object' && !valuesOf(value).every((one) => is(one, true)));
  if (isPart) return rules.leave(use, value, '', 'byHand');
  const path = 'output.minify';
  if (isScript(use.item)) return rules.set(use, path, true);
  return rules.approximate(use, path, libraryMinify, rules.note(use, 'minify', value.at));
};

/** Styles in the JavaScript, which only the target `web` writes; how, is up to Rslib. */
export const injectStyles = rules.ifSet((value, use) => {
  if (value.kind === 'function')
    return rules.leave(use, value, 'output.injectStyles', 'none');
  return both(
    rules.set(use, 'output.injectStyles', true),
    rules.set(use, 'output.target', 'web'),
  );
});

export const sourceMap: rules.Rule = (value, use) => {
  const kind = textOf(value);
  const path = 'output.sourceMap';
  if (truth(value) === undefined) return rules.leave(use, value, path);
  if (!truth(value)) return rules.unneeded(value, use);
  return rules.set(use, path, kind ? { js: `${kind}-source-map` } : true);
};

/** `banner` or `footer`: a text for JavaScript, or an object with one for each kind of file. */
export const around: rules.Rule = (value, use) => {
  const path = use.option.replace(/.*\./, '');
  const { node, left } = rules.written(value, use, path);
  const own = { node: isSettings(node) ? node : node && { js: node }, left };
  return rules.carry(use, path, own, value);
};

/** A function that chooses extensions, called for each format. */
export const outExtension =
  (esm: string): rules.Rule =>
  (value, use) => {
    const { old, format } = use.item;
    const argument = { format: plain(format === 'esm' ? esm : format), '...': plain('') };
    const given = value.kind === 'function' ? value.call([object(argument)]) : value;
    const [js, dts] = [textOf(get(given, 'js')), textOf(get(given, 'dts'))];
    if (dts !== undefined) old.dts = dts;
    // tsdown keeps what tells its scripts apart.
    const kind = esm === 'es' && isScript(use.item) ? `.${format}` : '';
    if (js !== undefined) return setExtension(use, kind + js);
    if (dts === undefined && given.kind !== 'plain')
      return rules.leave(use, value, 'output.filename');
    return rules.unneeded(value, use);
  };

/** The extension of modules where it does not depend on the type of the package. */
export const fixedExtension = (format: Format) => (format === 'esm' ? '.mjs' : '.cjs');

/**
 * Names the files of an item as a tool does, unless an option has named them. Rslib's own extensions
 * of modules stay; the tool's are remembered, for paths in `package.json`.
 */
export function nameFiles(use: Use, extension: string): void {
  const { settings, old } = use.item;
  const name = pick(settings, 'output.filename.js');
  if (isScript(use.item) && (old.js ?? name) === undefined) setExtension(use, extension);
  const [, own] = /^\[name\](.*)$/.exec(String(name)) ?? [];
  old.js = own ?? old.js ?? (isScript(use.item) ? '.js' : extension);
  old.dts ??= `.d${old.js.replace(/^.*(\.[cm]?)js$/, '$1ts')}`;
}

/** Names the files of an item, unless Rslib gives them this extension by itself. */
export function setExtension(use: Use, extension: string): Result {
  const { format, old } = use.item;
  old.js = extension.startsWith('.') ? extension : `.${extension}`;
  if (old.js === extensionOf(format, use.draft.project))
    return rules.unneeded(plain(extension), use);
  return rules.set(use, 'output.filename.js', `[name]${old.js}`);
}

/** Says that files of a format get another extension. */
export const noteExtension = (use: Whole, before: string, now: string) =>
  rules.note({ ...use, option: '' }, 'extensions', {
    line: 0,
    text: `${before} → ${now}`,
  });

export const define: rules.Rule = (value, use) => {
  const path = 'source.define';
  const { node, left } = rules.written(value, use, path);
  const own = isSettings(node) && Object.keys(node).length > 0 ? node : undefined;
  return rules.carry(use, path, { node: own, left }, value);
};

/** Adds React's plugin, with the runtime that the old build has used. */
export function addReact(use: Use, classic: boolean): Result {
  const options = { swcReactOptions: { runtime: 'classic' } };
  return addPlugin(use, 'react', classic ? options : {});
}

/** Adds a plugin of Rsbuild, unless it is there already. */
export function addPlugin(use: Use, id: string, options: Settings = {}): Result {
  const name = `plugin${id.slice(0, 1).toUpperCase()}${id.slice(1)}`;
  use.draft.imports.set(`@rsbuild/plugin-${id}`, name);
  if (JSON.stringify(use.item.settings.plugins)?.includes(name))
    return rules.inside('plugins')(plain(name), use);
  return rules.set(use, 'plugins', [new Code(name, options)]);
}
