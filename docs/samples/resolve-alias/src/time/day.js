export const today = () => 1;
