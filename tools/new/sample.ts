import type { TextFile } from '../repository/text-file.ts';

/** A sample to be made: its id, and what it is for in one sentence of each language. */
export interface SampleRequest {
  id: string;
  purpose: string;
  purposeZh: string;
}

const example =
  'npm run new -- sample my-sample "One ESM file from one entry." "由一个入口得到一个 ESM 文件。"';

/**
 * Reads what somebody asks for. Throws an error that says what to write instead where the id is bad
 * or taken (`known` are the ids that there are), and where a purpose is missing or no sentence.
 */
export function readSample(
  [id = '', purpose = '', purposeZh = '', ...rest]: readonly string[],
  known: readonly string[],
): SampleRequest {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id)) {
    throw new Error(
      `“${id}” is no name for a sample: small letters, digits and single hyphens. ${example}`,
    );
  }
  if (known.includes(id)) {
    throw new Error(
      `docs/samples/${id} exists. Choose another name, or change that sample.`,
    );
  }
  if (!/^\S.*\.$/.test(purpose) || !/^\S.*。$/.test(purposeZh) || rest.length > 0) {
    throw new Error(
      `A sample says what it is for in one sentence of each language, in quotation marks: ${example}`,
    );
  }
  return { id, purpose, purposeZh };
}

/**
 * The files of a sample that builds as it is: one TypeScript source that becomes an ES module with
 * types. `versions` are those that a reader would install.
 */
export function filesOfSample(
  { id, purpose, purposeZh }: SampleRequest,
  versions: Readonly<Record<'@rslib/core' | 'typescript', string>>,
): TextFile[] {
  const dist = { types: './dist/index.d.ts', default: './dist/index.js' };
  const files: Readonly<Record<string, string>> = {
    'package.json': json({
      name: id,
      version: '0.1.0',
      type: 'module',
      exports: { '.': dist },
      types: dist.types,
      files: ['dist'],
      scripts: { build: 'rslib' },
      devDependencies: {
        '@rslib/core': `^${versions['@rslib/core']}`,
        typescript: `^${versions.typescript}`,
      },
    }),
    'rslib.config.ts': `import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'esm', dts: true }],
});
`,
    'tsconfig.json': json({
      compilerOptions: {
        rootDir: './src',
        module: 'ESNext',
        moduleResolution: 'bundler',
        target: 'ES2022',
        strict: true,
      },
      include: ['src'],
    }),
    'src/index.ts': `export function greet(name: string): string {
  return \`Hello, \${name}!\`;
}
`,
    'sample.json': json({
      $schema: '../sample.schema.json',
      purpose,
      purposeZh,
      expect: 'builds',
      exercises: [{ import: '.' }, 'publint'],
    }),
  };
  return Object.entries(files).map(([name, text]) => ({
    file: `docs/samples/${id}/${name}`,
    text,
  }));
}

function json(value: unknown): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}
