'use client';
/*! badges | MIT */
//! badges, a line
/** @license BSD for the rest */
/* @preserve this note */
import { create } from 'toolkit';

// a plain note
/** JSDoc of label */
export const label: string = /* @__PURE__ */ create('new');

/* @__NO_SIDE_EFFECTS__ */
export function make(text: string): string {
  /* a note inside */
  return create(text);
}

export const words = (): Promise<unknown> =>
  import(/* webpackChunkName: "list" */ './words');

export const theme = (url: string): Promise<unknown> =>
  import(/* @vite-ignore */ /* webpackIgnore: true */ url);
