export const π = 3.14159;
