import react from "react";
const Card = ({ to, children })=>/*#__PURE__*/ react.createElement(react.Fragment, null, /*#__PURE__*/ react.createElement("h2", null, "Dear ", to), children);
export { Card };
