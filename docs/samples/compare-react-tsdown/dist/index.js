"use client";
import { useState } from "react";
import { jsx } from "react/jsx-runtime";
// src/stars.module.css
var stars_module_default = { "stars": "rating-stars" };
// src/index.tsx
function Stars({ max = 5 }) {
	const [stars, setStars] = useState(0);
	return /* @__PURE__ */ jsx("input", {
		className: stars_module_default.stars,
		type: "range",
		max,
		value: stars,
		onChange: (event) => setStars(+event.target.value)
	});
}
export { Stars };
