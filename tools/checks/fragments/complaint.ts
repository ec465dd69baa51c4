/** What a tool says about one line of a wrapped fragment. */
export interface Complaint {
  /** Line in the wrapped text, counted from 1. */
  readonly line: number;
  readonly what: string;
}
