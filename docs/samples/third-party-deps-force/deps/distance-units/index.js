export const km = (m) => `${(m / 1000).toFixed(1)} km`;
