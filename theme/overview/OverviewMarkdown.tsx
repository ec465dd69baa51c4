import { routePathToMdPath, useSite } from '@rspress/core/runtime';
import { FallbackHeading } from '@rspress/core/theme';
import type { ReactNode } from 'react';
import type { ListedGroup, ListedHeading, ListedPage } from './listed';

export interface OverviewMarkdownProps {
  title: string;
  content?: ReactNode;
  groups: readonly ListedGroup[];
}

/**
 * The overview in the Markdown edition: what the page shows, without its filter. The framework's
 * leaves out its text and what options are for.
 */
export function OverviewMarkdown({ title, content, groups }: OverviewMarkdownProps) {
  const { site } = useSite();
  const address = (link: string) => site.siteOrigin + routePathToMdPath(link);
  return (
    <>
      <FallbackHeading level={1} title={title} />
      {content}
      {groups.flatMap((group) => linesOf(group, address)).join('\n')}
    </>
  );
}

type AddressOf = (link: string) => string;

function linesOf({ name, items }: ListedGroup, address: AddressOf): string[] {
  const pages = items.flatMap((item) => linesOfPage(item, address));
  return ['', `## ${name}`, '', ...pages];
}

function linesOfPage(page: ListedPage, address: AddressOf): string[] {
  const { text, purpose, headers = [] } = page;
  const link = address(page.link ?? '');
  const to = ({ id, text: heading, purpose: about }: ListedHeading) =>
    `- [${heading}](${link}#${id})${about === undefined ? '' : `: ${about}`}`;
  // As on the page: options first, the other headings after them.
  const options = headers.filter((header) => header.purpose !== undefined);
  const others = headers.filter((header) => header.purpose === undefined);
  return [
    `### [${text ?? ''}](${link})`,
    '',
    ...(purpose === undefined ? [] : [purpose, '']),
    ...[...options, ...others].map(to),
    '',
  ];
}
