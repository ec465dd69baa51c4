export function log(target, key) {
    console.log(target.constructor.name, key);
}
