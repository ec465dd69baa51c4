/* one */
const slug = String;
export { slug };
