const light = true;
export { light };
