import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { rspack } from '@rslib/core';

/**
 * Compiles a TypeScript file to a minified inline script that calls the function named like the
 * file with `args`, which have to be JSON. There is no bundler behind this, so the file must not
 * import anything.
 *
 * @throws when the file imports something, exports no function of its name, or does not parse
 */
export async function compileInlineScript(
  file: string,
  args: readonly unknown[] = [],
): Promise<string> {
  const name = path.basename(file, '.ts');
  const source = await readFile(file, 'utf8');
  if (/^import /m.test(source))
    throw new Error(
      `${file} imports something. It becomes an inline script, compiled on its own: pass values ` +
        'as arguments.',
    );
  if (!source.includes(`export function ${name}(`))
    throw new Error(
      `${file} exports no function ${name}. The inline script calls the function named like its file.`,
    );
  const call = `${name}(${args.map((value) => JSON.stringify(value)).join(', ')});`;
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
  // The minifier may unwrap the function, which keeps its names from the next script.
  return `(()=>{${code.trim().replace(/;$/, '')}})();`;
}
