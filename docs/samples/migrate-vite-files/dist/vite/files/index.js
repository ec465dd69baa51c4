import { kebab as e } from "./kebab.js";
import { snake as t } from "./snake.js";
export { e as kebab, t as snake };
