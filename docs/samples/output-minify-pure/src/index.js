// A note to ourselves.
import { create } from 'toolkit';

const unused = 1;

export class Badge {
  text = 'new';
}

export const shared = /* @__PURE__ */ create(Badge);

export function label(someText) {
  return someText.trim();
}
