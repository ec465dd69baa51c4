console.log('setup');
export const ready = true;
