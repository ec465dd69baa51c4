import { randomUUID } from "node:crypto";
const environment = 'Node.js';
function createId() {
    return randomUUID();
}
export { createId, environment };
