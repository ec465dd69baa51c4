import type { Finding } from '@site/pages/findings';
import type { Page } from '@site/pages/page';

/** Packages whose `latest` does not work with Rslib, and the version to install. */
const pinned = new Map([['@microsoft/api-extractor', '7']]);

/** Finds commands on pages that install a package without the version that it needs. */
export function unpinnedInstalls(pages: readonly Page[]): Finding[] {
  return pages.flatMap(({ file, fences, components }) =>
    [
      ...components
        .filter(({ name }) => name === 'PackageManagerTabs')
        .map(({ tag, line }) => ({ text: tag, line })),
      ...fences
        .filter(({ language }) => language === 'bash')
        .map(({ code, line }) => ({ text: code, line })),
    ].flatMap(({ text, line }) =>
      [...pinned]
        .filter(([name]) => new RegExp(`${name}(?!@\\d|[\\w/-])`).test(text))
        .map(([name, version]) => ({
          file,
          line,
          what: `The command installs ${name} without a version.`,
          why: 'Its latest release does not work with Rslib.',
          todo: `Write ${name}@${version}.`,
        })),
    ),
  );
}
