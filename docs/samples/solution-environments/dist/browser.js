const environment = 'browser';
function createId() {
    return crypto.randomUUID();
}
export { createId, environment };
