export const load = (name) => import(`./maps/${name}.js`);
