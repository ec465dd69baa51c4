export const path = 'orbit-core/path';
