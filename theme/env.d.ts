/** The framework's drawings of the configured social links, as SVG source. */
declare module 'virtual-social-links' {
  const icons: Record<string, string>;
  export default icons;
}

declare module '*.module.css' {
  const classes: Record<string, string>;
  export default classes;
}

declare module '*.css' {}
