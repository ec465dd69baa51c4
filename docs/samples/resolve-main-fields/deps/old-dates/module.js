export const field = 'module';
