import type { Page } from '@playwright/test';

/**
 * Kind, position and size of every visible element, as a text to compare. Leaves out the icons of
 * the theme switch, which differ.
 */
export function boxes(page: Page): Promise<string> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll(':not([data-switch-appearance] *)')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [element.tagName, x, y, width, height].join(' ');
      })
      .join('\n'),
  );
}

/** Marked texts of each kind: axe-core cannot decide on some, such as those behind a button. */
const each = 3;

/**
 * Marks a few texts of each kind with an attribute, keeping earlier marks. A kind is colour, size,
 * weight, the colour of the surrounding text, and everything painted behind, up to the first opaque
 * element; a positioned element in between may be over anything and is a kind of its own. Complete
 * visible words come first.
 */
export async function markTexts(page: Page, attribute: string): Promise<void> {
  await page.evaluate(
    ([name, several]) => {
      interface Behind {
        /** What is painted behind, outwards up to the first opaque layer. */
        layers: string;
        /** Ancestors with opacity or a filter. */
        veils: string;
      }
      const known = new Map<Element, Behind>();
      let last = 0;

      const behind = (element: Element | null): Behind => {
        if (!element) return { layers: '', veils: '' };
        const before = known.get(element);
        if (before) return before;
        const { backgroundColor, backgroundImage, opacity, filter, position } =
          getComputedStyle(element);
        const outer = behind(element.parentElement);
        const image = backgroundImage === 'none' ? '' : backgroundImage;
        const opaque = !image && /^rgb\(/.test(backgroundColor);
        const painted =
          image || backgroundColor !== 'rgba(0, 0, 0, 0)' ? backgroundColor + image : '';
        const loose = ['absolute', 'fixed', 'sticky'].includes(position);
        const result = {
          layers: opaque ? painted : `${painted}|${loose ? ++last : ''}|${outer.layers}`,
          veils:
            Number(opacity) < 1 || filter !== 'none'
              ? `${outer.veils} ${++last}`
              : outer.veils,
        };
        known.set(element, result);
        return result;
      };

      /** Whether the nearest clipping ancestor shows all of an element. */
      const isWhole = (element: Element): boolean => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        let frame = element.parentElement;
        while (frame && getComputedStyle(frame).overflowX === 'visible')
          frame = frame.parentElement;
        if (!frame || frame === document.documentElement) return true;
        const box = frame.getBoundingClientRect();
        return (
          left >= box.left && top >= box.top && right <= box.right && bottom <= box.bottom
        );
      };

      const kinds = new Map<string, Element[]>();
      for (const element of document.body.querySelectorAll('*')) {
        const text = [...element.childNodes]
          .map((node) => (node instanceof Text ? node.data : ''))
          .join('');
        if (!/\S/.test(text) && !element.matches('input, select, textarea')) continue;
        if (!element.checkVisibility({ visibilityProperty: true })) continue;
        const { color, fontSize, fontWeight } = getComputedStyle(element);
        const around = element.parentElement ?? element;
        const kind = [
          color,
          fontSize,
          fontWeight,
          getComputedStyle(around).color,
          element.tagName === 'A',
          ...Object.values(behind(element)),
        ].join(' ');
        const sure = /[\p{L}\p{N}]{2}/u.test(text) && isWhole(element);
        const list = kinds.get(kind) ?? [];
        kinds.set(kind, sure ? [element, ...list] : [...list, element]);
      }
      for (const list of kinds.values())
        for (const element of list.slice(0, several)) element.setAttribute(name, '');
    },
    [attribute, each] as const,
  );
}

/**
 * Replaces unmarked tokens of highlighted code by plain text. They are most of a long page and mean
 * nothing to a screen reader.
 */
export async function thinCode(page: Page, attribute: string): Promise<void> {
  await page.evaluate((name) => {
    const coloured = `pre .line :is(span, b, i, u):not([${name}])`;
    for (const span of document.querySelectorAll(coloured)) {
      const others = [...span.attributes].filter((one) => one.name !== 'class');
      if (others.length === 0 && span.childElementCount === 0)
        span.replaceWith(...span.childNodes);
    }
    for (const line of document.querySelectorAll('pre .line')) line.normalize();
  }, attribute);
}
