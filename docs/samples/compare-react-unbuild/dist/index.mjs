'use client';
import { jsx } from 'react/jsx-runtime';
import { useState } from 'react';
import styles from './stars.module.css.mjs';

function Stars({ max = 5 }) {
  const [stars, setStars] = useState(0);
  return /* @__PURE__ */ jsx(
    "input",
    {
      className: styles.stars,
      type: "range",
      max,
      value: stars,
      onChange: (event) => setStars(+event.target.value)
    }
  );
}

export { Stars };
