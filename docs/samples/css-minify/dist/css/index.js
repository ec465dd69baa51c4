

// extracted by css-extract-rspack-plugin


const label = (text)=>text.trim();

export { label };
