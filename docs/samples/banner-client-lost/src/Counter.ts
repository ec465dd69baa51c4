'use client';

export const Counter = (props: { count: number }): string =>
  `${props.count}`;
