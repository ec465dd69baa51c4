import { routePathToMdPath, useSite } from '@rspress/core/runtime';
import { FallbackHeading } from '@rspress/core/theme';
import type { ReactNode } from 'react';
import type { Group, GroupedPage } from './groups';

export interface OverviewMarkdownProps {
  title: string;
  content?: ReactNode;
  groups: readonly Group[];
}

/**
 * The overview in the Markdown edition. The framework's leaves out its text and what options are
 * for.
 */
export function OverviewMarkdown({ title, content, groups }: OverviewMarkdownProps) {
  const { site } = useSite();
  const linesOf = ({ title: name, routePath, purpose = '', toc }: GroupedPage) => {
    const link = site.siteOrigin + routePathToMdPath(routePath);
    // Other headings, such as “Errors”, say nothing without their page.
    const options = toc.flatMap((heading) =>
      heading.purpose
        ? `- [${heading.text}](${link}#${heading.id}): ${heading.purpose}`
        : [],
    );
    return [
      `### [${name}](${link})`,
      '',
      ...(purpose ? [purpose, ''] : []),
      ...options,
      '',
    ];
  };
  const lines = groups.flatMap(({ name, items }) => [
    '',
    `## ${name}`,
    '',
    ...items.flatMap(linesOf),
  ]);
  return (
    <>
      <FallbackHeading level={1} title={title} />
      {content}
      {lines.join('\n')}
    </>
  );
}
