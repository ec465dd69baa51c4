import { __webpack_require__ } from "./rslib-runtime.js";
__webpack_require__.add({
    "./src/prices.json" (module) {
        module.exports = {
            letter: 0.95
        };
    }
});
const prices = __webpack_require__("./src/prices.json");
const letter = prices.letter;
export { letter };
