// src/index.tsx
function h(tag, _, ...rest) {
  return { tag, children: rest };
}
var Group = /* @__PURE__ */ Symbol("group");
function menu(label) {
  const shownLabel = label != null ? label : "Menu";
  const labelSize = label == null ? void 0 : label.length;
  return /* @__PURE__ */ h(Group, null, /* @__PURE__ */ h("li", null, shownLabel, " ", labelSize));
}
export {
  Group,
  h,
  menu
};
