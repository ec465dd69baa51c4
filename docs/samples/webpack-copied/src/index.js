export const flip = () => Math.random() < 0.5;
