/* release-info */
import { tzNames } from "tz-names";
const padText = 'pad-text';
const release = {
    version: "3.0.0",
    title: 'release __VERSION__',
    folder: "files",
    names: [
        padText,
        tzNames
    ]
};
export { release };

//# sourceMappingURL=index.js.map