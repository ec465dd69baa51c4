export const size = (box) => box?.size;
