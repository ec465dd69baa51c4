export const tide = (hour) => `high at ${hour}`;
