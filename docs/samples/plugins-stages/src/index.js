// a note
export const area = (width) => width * width;
