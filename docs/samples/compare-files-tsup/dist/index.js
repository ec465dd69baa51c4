import { length } from "./length.js";
import { weight } from "./weight/index.js";
export {
  length,
  weight
};
