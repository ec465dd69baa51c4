let next = 0;
export const smallId = () => next++;
