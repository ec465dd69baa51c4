class ParseError extends Error {
  constructor(text) {
    super(text);
    this.name = new.target.name;
  }
}

export const parse = (text) => {
  throw new ParseError(`No number: ${text}`);
};
