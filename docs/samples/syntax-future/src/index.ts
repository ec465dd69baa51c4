export const label = (title?: string): string =>
  title ?? 'Untitled';
