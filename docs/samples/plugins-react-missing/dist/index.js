const Hello = ({ name })=>/*#__PURE__*/ React.createElement("b", null, "Hello ", name);
export { Hello };
