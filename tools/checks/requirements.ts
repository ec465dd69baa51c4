import type { Finding } from '@site/pages/findings';
import type { Page } from '@site/pages/page';
import { lineOf } from '@site/pages/repository';
import type { Installed } from './packages/installed.ts';

/**
 * Finds a quick start that does not name the Node.js versions that the installed Rslib declares.
 */
export function requirements({ node }: Installed, pages: readonly Page[]): Finding[] {
  return pages
    .filter(({ name }) => name === 'guide/start/quick-start.mdx')
    .filter(({ source }) => !source.includes(`\`${node}\``))
    .map(({ file, source }) => ({
      file,
      line: lineOf(source, '{#requirements}'),
      what: `The requirements do not name the Node.js versions “${node}”.`,
      why: 'With another Node.js the first command of a new reader may fail.',
      todo: `Write \`${node}\`, which the installed @rslib/core declares.`,
    }));
}
