export const h = (tag, props, ...children) => ({
  tag,
  props,
  children,
});
