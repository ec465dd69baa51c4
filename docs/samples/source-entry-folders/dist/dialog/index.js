const dialog = '<dialog>';
export { dialog };
