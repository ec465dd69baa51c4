var styles = {"tag":"tag-module_tag__M9h1j"};

const tag = (text) =>
  `<span class="${styles.tag}">${text}</span>`;

export { tag };
