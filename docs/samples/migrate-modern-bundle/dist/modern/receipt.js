/* cart-receipt */

// node_modules/format-coin/index.js
var formatCoin = (n) => n;

// src/receipt.ts
import { roundHalf } from "round-half";

// src/texts.ts
var heading = "Receipt";

// src/receipt.ts
var receipt = (sum, note) => `${heading} ${"3.0.0"}: ${formatCoin(roundHalf(sum))}${note != null ? note : ""}`;
export {
  receipt
};
/* end */

//# sourceMappingURL=receipt.js.map