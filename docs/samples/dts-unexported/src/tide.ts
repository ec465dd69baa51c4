interface Tide {
  metres: number;
}

export const nextTide = (): Tide => ({ metres: 2.4 });
