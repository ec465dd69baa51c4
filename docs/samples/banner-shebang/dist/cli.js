/* MIT license */
#!/usr/bin/env node
import { gray } from "./index.js";
console.log(gray);
