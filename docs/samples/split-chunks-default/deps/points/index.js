export const zero = [0, 0];
export const unit = [1, 1];
