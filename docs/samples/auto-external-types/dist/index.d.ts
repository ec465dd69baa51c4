import { type Box } from 'shapes';
export declare const unit: () => Box;
