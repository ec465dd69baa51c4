/* cart-receipt */
import { roundHalf } from "round-half";
const formatCoin = (n)=>n;
const heading = 'Receipt';
const receipt = (sum, note)=>`${heading} 3.0.0: ${formatCoin(roundHalf(sum))}${null != note ? note : ''}`;
export { receipt };

/* end */
//# sourceMappingURL=receipt.js.map