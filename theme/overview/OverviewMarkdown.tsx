import { routePathToMdPath, useSite } from '@rspress/core/runtime';
import { FallbackHeading } from '@rspress/core/theme';
import type { ReactNode } from 'react';
import type { ListedGroup, ListedHeading, ListedPage } from './groups';

export interface OverviewMarkdownProps {
  title: string;
  content?: ReactNode;
  groups: readonly ListedGroup[];
}

/**
 * The overview in the Markdown edition. The framework's leaves out its text and what options are
 * for.
 */
export function OverviewMarkdown({ title, content, groups }: OverviewMarkdownProps) {
  const { site } = useSite();
  const address = (link: string) => site.siteOrigin + routePathToMdPath(link);
  return (
    <>
      <FallbackHeading level={1} title={title} />
      {content}
      {groups.flatMap((group) => groupLines(group, address)).join('\n')}
    </>
  );
}

type AddressOf = (link: string) => string;

function groupLines({ name, items }: ListedGroup, address: AddressOf): string[] {
  const pages = items.flatMap((item) => pageLines(item, address));
  return ['', `## ${name}`, '', ...pages];
}

function pageLines(page: ListedPage, address: AddressOf): string[] {
  const { text, purpose, headers = [] } = page;
  const link = address(page.link ?? '');
  const listItem = ({ id, text: heading, purpose: headingPurpose }: ListedHeading) =>
    `- [${heading}](${link}#${id})${headingPurpose === undefined ? '' : `: ${headingPurpose}`}`;
  // Other headings, such as “Errors”, say nothing without their page.
  const options = headers.filter((header) => header.purpose !== undefined);
  return [
    `### [${text ?? ''}](${link})`,
    '',
    ...(purpose === undefined ? [] : [purpose, '']),
    ...options.map(listItem),
    '',
  ];
}
