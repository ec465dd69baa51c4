export const name = (user) => user.name ?? 'nobody';
