import { type Box, box } from 'shapes';

export const unit = (): Box => box(1, 1);
