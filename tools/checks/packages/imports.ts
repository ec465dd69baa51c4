import { type Finding, findingsWith } from '@site/mdx/findings';
import type { TextFile } from '@site/mdx/repository';
import { codeReferences, workspacesOf } from './references.ts';

const finding = findingsWith(
  'What a package needs is in its package.json, so that it can be moved with its tests.',
);

/**
 * Finds code in packages, tests included, that uses another package without listing it, or by a path
 * into its folder, where nothing says what others may use. What only tests may use is in
 * `devDependencies`.
 */
export function packageImports(files: readonly TextFile[]): Finding[] {
  const workspaces = workspacesOf(files);
  return codeReferences(files, workspaces).flatMap(
    ({ kind, from, to, file, line, text }) => {
      const own = workspaces.find(({ name }) => name === from);
      if (!own?.folder.startsWith('packages/') && !own?.folder.startsWith('tests/'))
        return [];
      if (kind !== 'import' || text.startsWith('.')) {
        const what = `“${text}” is a file of ${to}.`;
        const todo = `Export it in the package.json of ${to}, and import it by that name.`;
        return finding(file, what, line, todo);
      }
      const isTest = file.startsWith(`${own.folder}tests/`);
      if (own.dependencies.includes(to)) return [];
      if (isTest && own.devDependencies.includes(to)) return [];
      const list = isTest ? 'devDependencies' : 'dependencies';
      const todo = `Add it to the ${list} of ${own.manifest.file} and run “npm install”.`;
      return finding(file, `${to} is not listed.`, line, todo);
    },
  );
}
