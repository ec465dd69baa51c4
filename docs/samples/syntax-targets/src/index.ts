interface Book {
  title?: string;
  pages: number;
}

export const label = (book?: Book): string =>
  `# ${book?.title ?? 'Untitled'}`;

export const square = ({ pages }: Book): number =>
  pages ** 2;
