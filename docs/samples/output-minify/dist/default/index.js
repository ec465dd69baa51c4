import { create } from "toolkit";
class Badge {
    text = 'new';
}
const shared = /* @__PURE__ */ create(Badge);
function label(someText) {
    return someText.trim();
}
export { Badge, label, shared };
