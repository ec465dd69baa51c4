import type { Page } from '@playwright/test';

/**
 * Where everything on the page stands, as one text to compare: kind, place and size of each element
 * that is shown. What is inside the theme's own switch, which shows another picture in each theme,
 * is left out.
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

/**
 * How many texts of a kind are marked: axe-core leaves some open, for instance those that a button
 * lies over.
 */
const each = 3;

/**
 * Marks texts with an attribute, a few of each kind: of all that share colour, size, weight, the
 * colour of the text around them, and what is painted behind them. Whole words that can be seen as
 * a whole come first. Earlier marks stay. What is behind a text is told by the elements it stands
 * in, up to the first that lets nothing through; one that is taken out of the flow before that may
 * lie over anything and is a kind of its own.
 */
export async function markTexts(page: Page, attribute: string): Promise<void> {
  await page.evaluate(
    ([name, several]) => {
      interface Behind {
        /** What is painted, from here outwards, up to the first layer that lets nothing through. */
        layers: string;
        /** The elements around that are seen through as a whole, with all that is in them. */
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

      /** Whether all of an element can be seen in the nearest box that cuts off what is larger. */
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
 * Makes plain text of the elements in code that have no mark and at most a class, which are most of
 * what is on a long page. They colour and mean nothing, and as many marked ones as are needed to
 * judge each colour stay.
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
