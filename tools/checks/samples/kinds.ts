import { proofs } from '@site/advisor/record';
import { states } from '@site/explorer/record';
import { libraries } from '@site/libraries/record/kind';
import { samples } from '@site/samples/record/samples';

/** All that is recorded by building packages. */
export const kinds = [samples, states, proofs, libraries];
