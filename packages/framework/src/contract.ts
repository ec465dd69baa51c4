/** Something inside the framework that the site relies on and that no documented hook offers. */
export interface Contract {
  /** Says that the target was found where the contract expects it. */
  readonly met: () => void;
  /** @throws with `what` was found instead, and what to do about it */
  readonly broken: (what: string) => never;
}

/** Contracts of production builds that have not been met yet, by their file. */
const open = new Map<string, string>();

/**
 * Declares what `file` (in this folder) relies on, in a sentence. Where `inEveryBuild`, a production build
 * that never meets it fails: a renamed module would otherwise pass without a word. The others check
 * themselves when they run.
 */
export function contract(
  file: string,
  reliesOn: string,
  { inEveryBuild }: { readonly inEveryBuild: boolean },
): Contract {
  if (inEveryBuild) open.set(file, reliesOn);
  return {
    met: () => open.delete(file),
    broken(what) {
      throw new Error(message(file, what, reliesOn));
    },
  };
}

/**
 * Called at the end of a production build.
 *
 * @throws when a contract was not met in it, with the file of each
 */
export function assertContractsMet(): void {
  if (open.size === 0) return;
  const all = [...open].map(([file, reliesOn]) =>
    message(file, 'The build never came to it.', reliesOn),
  );
  throw new Error(all.join('\n'));
}

function message(file: string, what: string, reliesOn: string): string {
  return `packages/framework/src/${file}: ${what} The site relies on this: ${reliesOn} The framework or the router works in another way now. Read how, adapt the file, and try the other supported versions with "npm run try-framework".`;
}
