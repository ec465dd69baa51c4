import { useState as e } from "react";
import { jsx as t } from "react/jsx-runtime";
// src/index.tsx
function n() {
	let [n, r] = e(0);
	return /* @__PURE__ */ t("button", {
		onClick: () => r(n + 1),
		children: n
	});
}
export { n as LikeButton };
