/* release-info */
import { tzNames } from 'tz-names';

const padText = 'pad-text';

const folder = "files";

const release = {
  version: "3.0.0",
  title: 'release "3.0.0"',
  folder,
  names: [padText, tzNames]
};

export { release };
//# sourceMappingURL=index.mjs.map
