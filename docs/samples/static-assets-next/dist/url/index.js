const sun = new URL("./static/svg/sun.svg", import.meta.url);
const badge = `${sun}`;
export { badge };
