import { removeBase } from '@rspress/core/runtime';
import { reach } from './sections';

/** Makes the section of the address in the window known. Its script stands in the list of the page, so it is there already where nothing was lost. */
export function reachHere(): Promise<void> {
  return reach(removeBase(window.location.pathname));
}
