export const core = import.meta.resolve('fixtures');
