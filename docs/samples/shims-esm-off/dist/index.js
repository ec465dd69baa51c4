const file = __filename;
const folder = __dirname;
const load = (name)=>require(name);
export { file, folder, load };
