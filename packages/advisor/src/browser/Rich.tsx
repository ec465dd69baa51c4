/** A sentence in which code stands between backquotes. */
export function Rich({ children }: { children: string }) {
  return (
    <>
      {children.split('`').map((part, place) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never change their order
        place % 2 === 1 ? <code key={place}>{part}</code> : part,
      )}
    </>
  );
}
