import type { Page } from '@playwright/test';

/** Elements and pseudo-elements with motion of more than a hundredth of a millisecond. */
export function moving(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const seconds = (list: string) =>
      Math.max(
        ...list
          .split(',')
          .map((time) => Number.parseFloat(time) / (time.includes('ms') ? 1000 : 1)),
      );
    return [...document.querySelectorAll('*')].flatMap((element) =>
      [undefined, '::before', '::after'].flatMap((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        const animated = style.animationName !== 'none';
        const longest = Math.max(
          seconds(style.transitionDuration),
          seconds(style.transitionDelay),
          animated ? seconds(style.animationDuration) : 0,
        );
        if (longest <= 0.00001 && style.scrollBehavior !== 'smooth') return [];
        return [`${element.tagName}.${element.className}${pseudo ?? ''} ${longest} s`];
      }),
    );
  });
}
