const by = Number("3");
export { by };
