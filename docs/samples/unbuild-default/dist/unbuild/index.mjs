function double(value) {
  return value * 2;
}

export { double as default };
