export const settings = await Promise.resolve({ port: 80 });
