export const darker = (color: string): string =>
  `dark${color}`;
