const menu = '<menu>';
export { menu };
