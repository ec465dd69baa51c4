export const orbit = 'orbit-core';
