/** What the rules on samples need of a page: where it is and what stands in it. */
export interface SourcedPage {
  /** Path from the root of the repository. */
  readonly file: string;
  readonly source: string;
}
