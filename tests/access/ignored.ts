/**
 * A node of the framework's own markup that breaks a rule and that nothing in `theme/` can reach.
 */
export interface Ignored {
  /** Name of the rule of axe-core that the node breaks. */
  rule: string;
  /** A CSS selector that finds the node and nothing else. */
  selector: string;
  /** Why the node cannot be repaired here, and why readers can live with it. */
  reason: string;
  /** Title of the issue in the framework's repository in which it is told. */
  issue: string;
}

/**
 * Every exception there is. There is none: what broke a rule so far could be repaired in `theme/`.
 */
export const ignored: readonly Ignored[] = [];
