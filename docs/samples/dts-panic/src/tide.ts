interface Tide {
  height: number;
}

export function nextTide(): Tide {
  return { height: 1 };
}
