/** What a configuration asks for and no browser has: an option, or a package. */
export class MissingError extends Error {
  readonly kind: 'option' | 'package';

  constructor(kind: MissingError['kind'], name: string) {
    super(`The playground does not have “${name}”.`);
    this.kind = kind;
    this.name = name;
  }
}
