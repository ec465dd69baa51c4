import selectorParser from 'postcss-selector-parser';
import type { Place, Places } from './places.ts';

/** Pseudo-classes that match what one of the selectors in their parentheses matches. */
const oneOf = new Set([':is', ':where']);

/** Attributes that the browser and the inline scripts give to elements before React: other names have to stand in the HTML. */
const scripted = /^(?:open|aria-selected|tabindex|style|data-hide-.+|data-flags-kept)$/;

/**
 * Whether a single selector, one without commas around it, can match anything in these places. States, values of attributes, the order of
 * siblings and what a selector rules out are not looked at: scripts and the browser change them.
 *
 * @throws when it is not a selector
 */
export function couldMatch(selector: string, places: Places): boolean {
  const [parsed] = selectorParser().astSync(selector).nodes;
  return parsed !== undefined && somewhere(parsed.nodes, places);
}

function somewhere(parts: readonly selectorParser.Node[], places: Places): boolean {
  return places.all.some((place) => matches(parts, place, places));
}

/** Whether parts of a selector, from its beginning on, could match an element at a place. */
function matches(
  parts: readonly selectorParser.Node[],
  place: Place,
  places: Places,
): boolean {
  const at = parts.findLastIndex(({ type }) => type === 'combinator');
  if (!parts.slice(at + 1).every((part) => couldBe(part, place, places))) return false;
  const before = parts.slice(0, Math.max(at, 0));
  // In `:has(> p)` nothing stands before the combinator.
  if (before.length === 0) return true;
  return candidates(parts[at]?.value?.trim() ?? '', place).some((one) =>
    matches(before, one, places),
  );
}

/** The places to which a combinator leads from an element. */
function candidates(combinator: string, { around }: Place): Place[] {
  if (!around) return [];
  if (combinator === '>') return [around];
  if (combinator !== '') return [...around.inside.values()];
  return [around, ...candidates('', around)];
}

function couldBe(part: selectorParser.Node, place: Place, places: Places): boolean {
  switch (part.type) {
    case 'class':
      return place.classes.has(part.value);
    case 'id':
      return places.ids.has(part.value);
    case 'tag':
      return place.tag.toLowerCase() === part.value.toLowerCase();
    case 'attribute':
      return place.attributes.has(part.attribute) || scripted.test(part.attribute);
    case 'pseudo': {
      const name = part.value.toLowerCase();
      if (name === ':has')
        return part.nodes.some(({ nodes }) => somewhere(nodes, places));
      if (!oneOf.has(name)) return true;
      return part.nodes.some(({ nodes }) => matches(nodes, place, places));
    }
    default:
      return true;
  }
}
