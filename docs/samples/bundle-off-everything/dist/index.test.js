import { equal } from "node:assert/strict";
import { cents } from "./index.js";
equal(cents, 100);
