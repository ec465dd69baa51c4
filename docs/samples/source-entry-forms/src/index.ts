export const systems = ['metric', 'imperial'];
