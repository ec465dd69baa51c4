import { count } from "./lib/count";
export {
  count
};
