export const area = (width) => width * width;
