export const core = 'ferry-core';
