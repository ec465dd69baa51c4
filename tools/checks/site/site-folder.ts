import { type Finding, findingsWith } from '@site/mdx/findings';
import type { TextFile } from '@site/mdx/repository';

/** Where the site is. */
export interface Place {
  /** Its folder in its repository, with a slash at the end; empty at the root. */
  readonly prefix: string;
  /** The folder that edit links lead to, without slashes. */
  readonly siteFolder: string;
  readonly files: readonly TextFile[];
}

const settings = 'packages/settings/src/build/index.ts';

/**
 * Finds what does not fit the folder of a repository that the site is in. A repository of its own,
 * with the site at the root, is where it is prepared, and edit links lead to Rslib's anyway.
 */
export function wrongFolder({ prefix, siteFolder, files }: Place): Finding[] {
  if (prefix === '') return [];
  const folder = prefix.replace(/\/$/, '');
  const unread = findingsWith(
    'GitHub reads workflows at the root of a repository only, so none of these runs.',
    `Move .github there, and follow “In Rslib's repository” in contributing/deploy.md.`,
  );
  const misled = findingsWith(
    'Whoever follows the edit link of a page gets an error of GitHub.',
    `Set siteFolder to '${folder}'.`,
  );
  const workflow = files.find(({ file }) => file.startsWith('.github/workflows/'));
  return [
    ...(folder === siteFolder
      ? []
      : [
          misled(settings, `Edit links lead to ${siteFolder}, the site is in ${folder}.`),
        ]),
    ...(workflow ? [unread(workflow.file, `The site is in ${folder}.`)] : []),
  ];
}
