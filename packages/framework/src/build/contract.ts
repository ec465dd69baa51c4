/** Messages of the contracts that the build under way has not met yet, by their file. */
const unmet = new Map<string, string>();

/**
 * Declares in one sentence what `file`, in this folder, relies on inside the framework, where no
 * documented hook offers it. A contract that a build expects and never meets fails that build: a
 * renamed module would otherwise go unnoticed.
 */
export function contract(file: string, reliesOn: string) {
  const message = (found: string) =>
    `packages/framework/src/build/${file}: ${found} The site relies on this: ${reliesOn} ` +
    'Rspress or the router works differently now. Find out how, adapt the file, and try ' +
    'the other supported versions with "npm run try-framework".';
  return {
    /** Declares that the build under way has to meet the contract. */
    expect: () => void unmet.set(file, message('The build never got there.')),
    /** Records that the target was found where the contract expects it. */
    meet: () => void unmet.delete(file),
    /** @throws with `found`, a sentence on what was found instead, and what to do about it */
    fail(found: string): never {
      throw new Error(message(found));
    },
  };
}

/** Ends a production build. @throws when it has not met a contract that it expected, naming each */
export function assertContractsMet(): void {
  if (unmet.size > 0) throw new Error([...unmet.values()].join('\n'));
}
