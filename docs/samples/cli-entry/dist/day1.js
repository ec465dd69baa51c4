const light = false;
export { light };
