import selectorParser from 'postcss-selector-parser';
import type { Names } from './names.ts';

/** Pseudo-classes that match what one of the selectors in their parentheses matches, or, `:has`, where one is further in. */
const oneOf = new Set([':is', ':where', ':has']);

/**
 * Whether a single selector, one without commas around it, can match anything in pages with these names. States, attributes and what
 * a selector rules out are not looked at: scripts and the browser change them.
 *
 * @throws when it is not a selector
 */
export function couldMatch(selector: string, names: Names): boolean {
  const [parsed] = selectorParser().astSync(selector).nodes;
  return parsed?.nodes.every((part) => couldBe(part, names)) ?? false;
}

function couldBe(part: selectorParser.Node, names: Names): boolean {
  switch (part.type) {
    case 'class':
      return names.classes.has(part.value);
    case 'id':
      return names.ids.has(part.value);
    case 'tag':
      return names.tags.has(part.value.toLowerCase());
    case 'pseudo':
      return (
        !oneOf.has(part.value.toLowerCase()) ||
        part.nodes.some((inner) => inner.nodes.every((one) => couldBe(one, names)))
      );
    default:
      return true;
  }
}
