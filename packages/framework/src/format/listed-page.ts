/** What an overview says of a page or a heading that is about an option. */
export interface OptionFacts {
  /** What it is for. */
  readonly purpose?: string;
  readonly type?: string;
  /** Absent where it is unset; empty where it depends on what the option's page explains. */
  readonly default?: string;
}

/** A heading in an overview. */
interface ListedHeading extends OptionFacts {
  readonly id: string;
  readonly text: string;
}

/** A page in an overview, with its headings in order. */
export interface ListedPage extends OptionFacts {
  readonly routePath: string;
  readonly title: string;
  readonly toc: readonly ListedHeading[];
}
