'use client';

export const size: number = 16;
