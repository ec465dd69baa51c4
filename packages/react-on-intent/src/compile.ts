import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { rspack } from '@rslib/core';

/**
 * Turns a TypeScript file that exports one function of its own name into the text of an inline script which
 * calls that function with `args` (values that JSON can say), minified, a few hundred bytes. The file must not
 * import anything, because there is no bundler behind this.
 *
 * @throws when the file imports something, exports no function of its name, or does not parse
 */
export async function compileInline(
  file: string,
  ...args: readonly unknown[]
): Promise<string> {
  const name = path.basename(file, '.ts');
  const source = await readFile(file, 'utf8');
  if (/^import /m.test(source)) {
    throw new Error(
      `${file} imports something. It becomes an inline script, compiled on its own: pass values as arguments.`,
    );
  }
  if (!source.includes(`export function ${name}(`)) {
    throw new Error(
      `${file} exports no function ${name}. The inline script is a call of the function named like its file.`,
    );
  }
  const call = `${name}(${args.map((argument) => JSON.stringify(argument)).join(', ')});`;
  const { code } = await rspack.experiments.swc.transform(
    `(() => {\n${source.replace('export function', 'function')}\n${call}\n})();`,
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
  // The minifier unwraps the outer function where it can; a block keeps the names of one script from the next.
  return `{${code.trim().replace(/;$/, '')}}`;
}
