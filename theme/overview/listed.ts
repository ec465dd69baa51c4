import type { Group, GroupItem } from '@rspress/core/theme';

type Header = NonNullable<GroupItem['headers']>[number];

/** A heading of a page in the overview. */
export interface ListedHeading extends Header {
  /** What the option under it is for, in one line; not for headings that name no option. */
  purpose?: string | undefined;
}

/** A page in the overview. */
export interface ListedPage extends GroupItem {
  purpose?: string | undefined;
  headers?: ListedHeading[];
}

/** Pages under one name. A group of the framework is one without purposes. */
export interface ListedGroup extends Group {
  items: ListedPage[];
}
