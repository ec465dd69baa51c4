import { proofs } from '@site/advisor/record';
import { libraries } from '@site/corpus/kind';
import { states } from '@site/explorer/record';
import { samples } from '@site/samples/build/samples';

/** All that is recorded by building packages. */
export const kinds = [samples, states, proofs, libraries];
