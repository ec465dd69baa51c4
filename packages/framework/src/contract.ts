/** Something inside the framework that the site relies on and that no documented hook offers. */
export interface Contract {
  /** Declares that the build under way has to meet the contract. */
  readonly expect: () => void;
  /** Records that the target was found where the contract expects it. */
  readonly meet: () => void;
  /** @throws with `found`, a sentence on what was found instead, and what to do about it */
  readonly fail: (found: string) => never;
}

/** Messages of the contracts that the build under way has not met yet, by their file. */
const unmet = new Map<string, string>();

/**
 * Declares in one sentence what `file`, in this folder, relies on. A contract that a build
 * expects and never meets fails that build: a renamed module would otherwise go unnoticed.
 */
export function contract(file: string, reliesOn: string): Contract {
  const message = (found: string) =>
    `packages/framework/src/${file}: ${found} The site relies on this: ${reliesOn} ` +
    'Rspress or the router works differently now. Find out how, adapt the file, and try ' +
    'the other supported versions with "npm run try-framework".';
  return {
    expect: () => void unmet.set(file, message('The build never got there.')),
    meet: () => void unmet.delete(file),
    fail(found) {
      throw new Error(message(found));
    },
  };
}

/** Ends a production build. @throws when it has not met a contract that it expected, naming each */
export function assertContractsMet(): void {
  if (unmet.size > 0) throw new Error([...unmet.values()].join('\n'));
}
