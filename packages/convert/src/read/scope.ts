import type { Value } from './value.ts';

/** Names and what they stand for, which is found out when they are used. */
export class Scope {
  readonly #names = new Map<string, () => Value>();
  readonly #parent: Scope | undefined;

  constructor(parent?: Scope) {
    this.#parent = parent;
  }

  define(name: string, value: () => Value): void {
    let known: Value | undefined;
    this.#names.set(name, () => (known ??= value()));
  }

  /** Gives a name another value where it was defined. */
  assign(name: string, value: Value): void {
    if (this.#names.has(name)) this.#names.set(name, () => value);
    else this.#parent?.assign(name, value);
  }

  lookUp(name: string): Value | undefined {
    const known = this.#names.get(name);
    return known ? known() : this.#parent?.lookUp(name);
  }
}
