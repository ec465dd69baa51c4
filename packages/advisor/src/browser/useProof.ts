import { useCallback, useEffect, useState } from 'react';
import first from '../../../../docs/advisor/first.json';
import { firstLeaf } from './data/leaves';
import type { Proof, Proofs } from './data/proof';

const shown: Proofs = first;

/** Asks for all other proofs; the browser keeps them. */
const others = (): Promise<{ default: Proofs }> =>
  import('../../../../docs/advisor/others.json');

export interface FoundProof {
  /** None while it is on its way. */
  proof?: Proof | undefined;
  failed: boolean;
  /** Asks for the proofs, for the first time or again. */
  load: () => void;
}

/** The proof of a package. That of the first one is there; the others are loaded when `load` is called or one is wanted. */
export function useProof(id: string | undefined): FoundProof {
  const [loaded, setLoaded] = useState<Proofs>();
  const [failed, setFailed] = useState(false);

  const load = useCallback(() => {
    setFailed(false);
    others().then(
      (module) => setLoaded(module.default),
      () => setFailed(true),
    );
  }, []);

  const wanted = id !== undefined && id !== firstLeaf;
  useEffect(() => {
    if (wanted) load();
  }, [wanted, load]);

  const found = loaded?.proofs ?? {};
  const proof = id === undefined ? undefined : (shown.proofs[id] ?? found[id]);
  return { proof, failed: failed && !proof, load };
}

/** The version of Rslib that built the packages. */
export const provedWith = shown.rslib;
