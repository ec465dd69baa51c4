import type { Page } from '@playwright/test';

/** A place where the focus stands after a press of Tab. */
export interface Stop {
  /**
   * Its number in the document among all that can have the focus, from 0, and -1 for what nobody
   * expects there.
   */
  place: number;
  /** What a screen reader calls it, as far as the document alone tells. */
  name: string;
  /** Its opening tag, to find it again. */
  tag: string;
  /**
   * Whether the platform operates it: a link, a button, a field, a disclosure, or a named group
   * that scrolls.
   */
  operable: boolean;
  /**
   * Whether a line of two pixels or more is drawn around it, around the label that stands for it,
   * or the frame it scrolls in.
   */
  outlined: boolean;
  /** Whether a part of it lies inside the window with nothing over it. */
  seen: boolean;
}

const mark = 'data-test-stop';

/**
 * Numbers everything on the page that Tab can reach, in the order of the document, and gives how
 * much there is.
 */
export function numberStops(page: Page): Promise<number> {
  return page.evaluate((attribute) => {
    const all = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex]',
    );
    const reached = [...all].filter(
      (element) =>
        element.tabIndex >= 0 &&
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.matches(':disabled') &&
        !element.closest('[inert]') &&
        // Of the buttons of a radio group the chosen one stands for all.
        !element.matches('input[type=radio]:not(:checked)'),
    );
    for (const [index, element] of reached.entries())
      element.setAttribute(attribute, String(index));
    return reached.length;
  }, mark);
}

/** Presses a key and says where the focus is then; nothing where it has left the page. */
export async function press(
  page: Page,
  key: 'Tab' | 'Shift+Tab',
): Promise<Stop | undefined> {
  await page.keyboard.press(key);
  return page.evaluate(async (attribute) => {
    // What the focus moves or scrolls stands where it belongs after the next frame.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const at = document.activeElement;
    if (!(at instanceof HTMLElement) || at === document.body) return undefined;
    const label = at instanceof HTMLInputElement ? at.labels?.[0] : undefined;
    const name = at.ariaLabel ?? (label ?? at).textContent ?? '';
    const field = at instanceof HTMLInputElement ? at.placeholder : '';
    const group = at.role === 'group' && Boolean(at.ariaLabel);
    // A field that is drawn by its label is one pixel large.
    const drawn = label && at.offsetWidth <= 1 ? label : at;
    const outlined = (element: Element | null) => {
      if (!element) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    };
    const isSeen = () => {
      const box = drawn.getBoundingClientRect();
      const points = [0.1, 0.5, 0.9].flatMap((part) => [
        [box.left + box.width * part, box.top + box.height / 2] as const,
        [box.left + box.width / 2, box.top + box.height * part] as const,
      ]);
      return points.some(([x, y]) => {
        const top = document.elementFromPoint(x, y);
        return top !== null && (drawn.contains(top) || top.contains(drawn));
      });
    };
    // On a busy machine what lay over it, such as the skip link before, goes a few frames later.
    for (let frames = 0; frames < 60 && !isSeen(); frames++) {
      await new Promise((done) => requestAnimationFrame(done));
    }
    return {
      place: Number(at.getAttribute(attribute) ?? -1),
      name: (name.trim() || field).replaceAll(/\s+/g, ' '),
      tag: at.outerHTML.slice(0, at.outerHTML.indexOf('>') + 1),
      operable: at.matches('a[href], button, input, select, textarea, summary') || group,
      outlined: outlined(drawn) || (group && outlined(drawn.parentElement)),
      seen: isSeen(),
    };
  }, mark);
}

/**
 * Presses Tab until the focus leaves the page, and lists the stops. Gives up after one more than
 * `most`.
 */
export async function walk(page: Page, most: number): Promise<Stop[]> {
  const stops: Stop[] = [];
  while (stops.length <= most) {
    const stop = await press(page, 'Tab');
    if (!stop) break;
    stops.push(stop);
  }
  return stops;
}
