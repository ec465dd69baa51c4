const src_name = 'themes';
export { src_name as name };
