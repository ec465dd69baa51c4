'use client';

/** Stars as text. */
export const stars = (count) => '★'.repeat(count);
