'use client';

export const count = (n: number) => n + 1;
