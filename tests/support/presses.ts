import { hydratedEvent } from '@site/react-on-intent/hydrated-event';
import { intentEvent } from '@site/react-on-intent/intent-event';

/**
 * When a reader presses a control: as soon as it is in the document; when all of that is there; after
 * the first paint; when the scripts of React have been asked for; when React takes over, before
 * anything else knows; or in every document on the way, and while one is left.
 */
export const moments = [
  'seen',
  'parsed',
  'painted',
  'asked',
  'hydrated',
  'always',
] as const;

export type Moment = (typeof moments)[number];

/** What `pressAt` needs to know. */
export const pressing = (selector: string, moment: Moment) => {
  return { selector, moment, hydratedEvent, intentEvent };
};

/**
 * Presses the first control of a selector at a moment, once in a tab except for `always`. For a
 * browser to run in each new document before everything else, with `pressing`: it imports nothing.
 */
export function pressAt(options: ReturnType<typeof pressing>): void {
  const { selector, moment, hydratedEvent, intentEvent } = options;
  const memory = 'test-pressed';
  let isPressed = false;
  const press = () => {
    const control = document.querySelector<HTMLElement>(selector);
    if (isPressed || !control) return;
    if (moment !== 'always' && sessionStorage.getItem(memory)) return;
    isPressed = true;
    sessionStorage.setItem(memory, moment);
    control.click();
  };
  const isAsked = () => document.querySelector('head > script[src*="/static/js/"]');
  const observe = (condition: () => unknown) =>
    new MutationObserver(() => condition() && press()).observe(document, {
      childList: true,
      subtree: true,
    });
  if (moment === 'seen' || moment === 'always') observe(() => true);
  if (moment === 'asked') observe(isAsked);
  if (moment === 'hydrated') addEventListener(hydratedEvent, press);
  addEventListener('beforeunload', () => {
    isPressed = moment !== 'always';
    if (moment === 'always') press();
  });
  addEventListener('DOMContentLoaded', () => {
    if (moment === 'parsed') press();
    if (moment === 'painted') requestAnimationFrame(() => requestAnimationFrame(press));
    // Something else that the reader does asks for React.
    if (moment === 'asked' || moment === 'hydrated')
      dispatchEvent(new Event(intentEvent));
  });
}
