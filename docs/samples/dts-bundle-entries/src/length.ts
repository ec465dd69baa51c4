import type { Unit } from './unit';

declare global {
  interface Window {
    unit?: Unit;
  }
}

export const unit: Unit = 'm';
