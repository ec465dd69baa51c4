import * as e from "react";
// src/index.tsx
function t() {
	let [t, n] = e.useState(0);
	return /* @__PURE__ */ e.createElement("button", { onClick: () => n(t + 1) }, t);
}
export { t as LikeButton };
