export const shift = (text: string, by: number): string =>
  text.replace(/[a-z]/g, (letter) =>
    String.fromCharCode(
      ((letter.charCodeAt(0) - 97 + by) % 26) + 97,
    ),
  );
