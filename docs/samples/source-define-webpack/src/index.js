export const publicPath = () => PUBLIC_PATH;
export const load = (id) => hostRequire(id);
