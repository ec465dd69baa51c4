import { add } from './add.wasm';

export const three = add(1, 2);

export const unit = 'cm';
