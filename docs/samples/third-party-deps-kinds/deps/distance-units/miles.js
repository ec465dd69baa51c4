export const miles = (m) => `${(m / 1609).toFixed(1)} mi`;
