const a = 'a'.charCodeAt(0);

/** Moves each letter of a lower-case text. */
export const shift = (text: string, by = 3): string =>
  text.replace(/[a-z]/g, (letter) =>
    String.fromCharCode(
      ((letter.charCodeAt(0) - a + by) % 26) + a,
    ),
  );
