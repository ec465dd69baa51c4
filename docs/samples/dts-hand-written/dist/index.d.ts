import type { Unit } from './unit';
export declare const unit: Unit;
