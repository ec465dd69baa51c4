import type { Page } from '@playwright/test';

/** An element that Tab focuses. */
export interface Stop {
  /** Its number among all focusable elements of the document, or -1 for an unexpected one. */
  place: number;
  /** Its accessible name, approximately. */
  name: string;
  /** Its opening tag, to identify it. */
  tag: string;
  /** Whether it is a native control or a named group that scrolls. */
  operable: boolean;
  /** Whether it, its label or its scroll container has an outline of two pixels or more. */
  outlined: boolean;
  /** Whether a part of it is in the window and not covered. */
  seen: boolean;
}

const mark = 'data-test-stop';

/** Numbers everything that Tab can reach in document order, and returns the count. */
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
        // Tab reaches only the checked button of a radio group.
        !element.matches('input[type=radio]:not(:checked)'),
    );
    for (const [index, element] of reached.entries())
      element.setAttribute(attribute, String(index));
    return reached.length;
  }, mark);
}

/** Presses Tab and returns the focused element, if it is in the page. */
async function press(page: Page): Promise<Stop | undefined> {
  await page.keyboard.press('Tab');
  return page.evaluate(async (attribute) => {
    const at = document.activeElement;
    if (!(at instanceof HTMLElement) || at === document.body) return undefined;
    const label = at instanceof HTMLInputElement ? at.labels?.[0] : undefined;
    const name = at.ariaLabel ?? (label ?? at).textContent ?? '';
    const field = at instanceof HTMLInputElement ? at.placeholder : '';
    const group = at.role === 'group' && Boolean(at.ariaLabel);
    // A field that its label represents is one pixel large.
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
    // The scrolling to it takes a frame, and what covers it, such as the skip link, a few more.
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

/** Presses Tab until the focus leaves the page, at most `limit` times, and lists the stops. */
export async function walk(page: Page, limit: number): Promise<Stop[]> {
  const stops: Stop[] = [];
  while (stops.length <= limit) {
    const stop = await press(page);
    if (!stop) break;
    stops.push(stop);
  }
  return stops;
}
