"use client";

// src/index.tsx
import { useState } from "react";

// src/stars.module.css
var stars_default = {
  stars: "stars_stars"
};

// src/index.tsx
import { jsx } from "react/jsx-runtime";
function Stars({ max = 5 }) {
  const [stars, setStars] = useState(0);
  return /* @__PURE__ */ jsx(
    "input",
    {
      className: stars_default.stars,
      type: "range",
      max,
      value: stars,
      onChange: (event) => setStars(+event.target.value)
    }
  );
}
export {
  Stars
};
