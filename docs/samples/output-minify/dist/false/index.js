import { create } from "toolkit";



// extracted by css-extract-rspack-plugin


// A note to ourselves.


const unused = 1;
class Badge {
    text = 'new';
}
const shared = /* @__PURE__ */ create(Badge);
function label(someText) {
    return someText.trim();
}

export { Badge, label, shared };
