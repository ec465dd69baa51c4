import { FallbackHeading } from '@rspress/core/theme';
import type { ReactNode } from 'react';
import type { ListedGroup, ListedHeading, ListedPage } from './listed';

export interface OverviewMarkdownProps {
  title: string;
  content?: ReactNode;
  groups: readonly ListedGroup[];
}

/** The overview in the Markdown edition: what the page shows, without its filter. The framework's leaves out its text and what options are for. */
export function OverviewMarkdown({ title, content, groups }: OverviewMarkdownProps) {
  return (
    <>
      <FallbackHeading level={1} title={title} />
      {content}
      {groups.flatMap(linesOf).join('\n')}
    </>
  );
}

function linesOf({ name, items }: ListedGroup): string[] {
  return ['', `## ${name}`, '', ...items.flatMap(linesOfPage)];
}

function linesOfPage({ text, link = '', purpose, headers = [] }: ListedPage): string[] {
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
