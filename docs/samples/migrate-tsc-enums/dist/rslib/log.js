function log(target, key) {
    console.log(target.constructor.name, key);
}
export { log };
