enum Format {
  Old = 'cjs',
}

export default { lib: [{ format: Format.Old }] };
