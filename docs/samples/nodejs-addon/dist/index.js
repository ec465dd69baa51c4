import node_path from "node:path";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
const sensor_filename = fileURLToPath(import.meta.url);
const sensor_dirname = node_path.dirname(sensor_filename);
const sensor_require = createRequire(import.meta.url);
let sensor_native;
try {
    sensor_native = sensor_require(node_path.join(sensor_dirname, "sensor.node"));
} catch (error) {
    throw new Error('Failed to load Node.js addon: "sensor.node"', {
        cause: error
    });
}
const sensor = sensor_native;
const celsius = ()=>sensor.read();
export { celsius };
