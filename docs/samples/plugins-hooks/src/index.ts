export const area = (width: number, height?: number) =>
  width * (height ?? width);

export const unit = UNIT;
