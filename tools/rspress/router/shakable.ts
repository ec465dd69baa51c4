const displayName = /^\w+\.displayName = .*;$/gm;
const creation = /= ((?:React\d*\.)?(?:createContext|forwardRef|memo)\d*\()/g;

/**
 * A file of the router so that a bundler can leave out what nobody imports: without the names that its components have for developers' tools, each an
 * assignment that keeps its component, and with its contexts and wrapped components marked as free of side effects. Nothing else changes.
 */
export function shakable(code: string): string {
  return code.replace(displayName, '').replace(creation, '= /* @__PURE__ */ $1');
}
