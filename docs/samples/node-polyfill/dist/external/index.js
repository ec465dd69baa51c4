import node_path from "node:path";
import { Buffer } from "buffer";
function label(file) {
    const bytes = Buffer.from(node_path.basename(file));
    return bytes.toString('base64');
}
export { label };
