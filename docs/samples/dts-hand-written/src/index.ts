import type { Unit } from './unit';

export const unit: Unit = 'm';
