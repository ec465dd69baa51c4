export const menu = '<menu>';
