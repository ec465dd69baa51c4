'use client';

import { create } from 'toolkit';

const unusedTable = { small: 12, large: 24 };

export class Badge {
  text = 'new';
}

export const shared = /* @__PURE__ */ create(Badge);

export let count = 0;

export function label(badge) {
  count += 1;
  return `[${badge.text}]`;
}
