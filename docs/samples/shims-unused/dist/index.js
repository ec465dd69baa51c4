import "node:module";
const src_name = 'fixtures';
export { src_name as name };
