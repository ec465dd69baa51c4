import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { rspack } from '@rslib/core';

/** A function that becomes an inline script. Files are named from the repository's root. */
export interface InlineFunction {
  /** Its file, which is named like the function. */
  readonly file: string;
  /** What it is called with: JSON. */
  readonly args?: readonly unknown[];
  /** The file of a function that it gets as its last argument. */
  readonly helper?: string;
}

/**
 * Compiles a TypeScript file to a minified inline script that calls the function named like the
 * file. There is no bundler behind this, so the file must not import anything.
 *
 * @throws when a file imports something, exports no function of its name, or does not parse
 */
export async function compileInlineScript({
  file,
  args = [],
  helper,
}: InlineFunction): Promise<string> {
  const { name, source } = await readFunction(file);
  const help = helper === undefined ? undefined : await readFunction(helper);
  const values = args.map((value) => JSON.stringify(value));
  const call = `${name}(${[...values, ...(help ? [help.name] : [])].join(', ')});`;
  const { code } = await rspack.experiments.swc.transform(
    `(() => {\n${help?.source ?? ''}\n${source}\n${call}\n})();`,
    {
      filename: file,
      jsc: {
        parser: { syntax: 'typescript' },
        target: 'es2020',
        minify: { compress: true, mangle: true, format: { comments: false } },
      },
      minify: true,
    },
  );
  // The minifier may unwrap the function, which keeps its names from the next script.
  return `(()=>{${code.trim().replace(/;$/, '')}})();`;
}

/** The function that `file` exports, with its name. */
async function readFunction(file: string): Promise<{ name: string; source: string }> {
  const name = path.basename(file, '.ts');
  const source = await readFile(path.resolve(file), 'utf8');
  if (/^import /m.test(source))
    throw new Error(
      `${file} imports something. It becomes an inline script, compiled on its own: pass values ` +
        'as arguments.',
    );
  if (!source.includes(`export function ${name}(`))
    throw new Error(
      `${file} exports no function ${name}. The inline script calls the function named like its file.`,
    );
  return { name, source: source.replace('export function', 'function') };
}
