const url = import.meta.url;
const folder = import.meta.dirname;
const file = import.meta.filename;
export { file, folder, url };
