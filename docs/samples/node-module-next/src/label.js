export const label = (branch) => `on ${branch}`;
