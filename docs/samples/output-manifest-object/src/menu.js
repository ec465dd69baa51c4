export const items = ['Save'];
