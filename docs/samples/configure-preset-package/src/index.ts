export const moons = { Mars: 2, Neptune: 16 };
