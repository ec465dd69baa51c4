import path from 'node:path';
import { rspack } from '@rslib/core';
import { build } from 'esbuild';

/**
 * Compiles a TypeScript file, with what it imports, to a minified inline script that calls the
 * function named like the file with `args`, which have to be JSON. The script leaves no names
 * behind.
 *
 * @throws when the file exports no function of its name, or it or an import cannot be read
 */
export async function compileInlineScript(
  file: string,
  args: readonly unknown[] = [],
): Promise<string> {
  const name = path.basename(file, '.ts');
  const values = args.map((value) => JSON.stringify(value)).join(', ');
  const { outputFiles } = await build({
    stdin: {
      contents: `import { ${name} } from './${path.basename(file)}';\n${name}(${values});`,
      resolveDir: path.dirname(file),
    },
    bundle: true,
    format: 'esm',
    target: 'es2020',
    charset: 'utf8',
    write: false,
    logLevel: 'silent',
  });
  const [bundle] = outputFiles;
  // Its minified code is smaller than esbuild's.
  const { code } = await rspack.experiments.swc.transform(
    `(() => {\n${bundle?.text}\n})();`,
    {
      filename: file,
      jsc: {
        target: 'es2020',
        minify: { compress: true, mangle: true, format: { comments: false } },
      },
      minify: true,
    },
  );
  // The minifier may unwrap the function, which keeps its names from the next script.
  return `(()=>{${code.trim().replace(/;$/, '')}})();`;
}
