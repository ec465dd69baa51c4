import { proofs } from '@site/advisor/record';
import { libraries } from '@site/libraries/record/kind';
import { samples } from '@site/samples/record/samples';
import { states } from '@site/workbench/record/states';

/** All that is recorded by building packages. */
export const kinds = [samples, states, proofs, libraries];
