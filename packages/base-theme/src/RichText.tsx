/** A sentence with code between backquotes. */
export function RichText({ children }: { children: string }) {
  return children.split('`').map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never change order
    index % 2 === 1 ? <code key={index}>{part}</code> : part,
  );
}
