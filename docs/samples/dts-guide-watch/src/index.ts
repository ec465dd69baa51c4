export const metres = (feet: number) => feet * 0.3048;
