export const lib = [{ format: 'esm' }];
