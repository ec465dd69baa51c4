/* release-info */
import { join } from "path";
const notice_namespaceObject = "MIT\n";
const release = {
    version: "3.0.0",
    channel: "beta",
    notice: notice_namespaceObject.trim(),
    path: join("files", 'release')
};
export { release };
