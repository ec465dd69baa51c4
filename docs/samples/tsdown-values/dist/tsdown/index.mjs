/* release-info */
import { join } from "node:path";
// src/index.ts
const release = {
	version: "3.0.0",
	channel: "beta",
	notice: "MIT\n".trim(),
	path: join("files", "release")
};
export { release };
