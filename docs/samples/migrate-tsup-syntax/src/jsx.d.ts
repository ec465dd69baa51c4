declare namespace JSX {
  interface IntrinsicElements {
    li: object;
  }
}
