"use client";
import { useState as e } from "react";
import { jsx as t } from "react/jsx-runtime";
var n = { stars: "_stars_6rh2z_1" };
// src/index.tsx
function r({ max: r = 5 }) {
	let [i, a] = e(0);
	return /* @__PURE__ */ t("input", {
		className: n.stars,
		type: "range",
		max: r,
		value: i,
		onChange: (e) => a(+e.target.value)
	});
}
export { r as Stars };
