import type { Value } from './value.ts';

/** Names and what they stand for, which is found out when they are used. */
export class Scope {
  readonly #names = new Map<string, () => Value>();
  readonly #parent: Scope | undefined;

  constructor(parent?: Scope) {
    this.#parent = parent;
  }

  define(name: string, value: () => Value): void {
    this.#names.set(name, value);
  }

  lookUp(name: string): (() => Value) | undefined {
    return this.#names.get(name) ?? this.#parent?.lookUp(name);
  }
}
