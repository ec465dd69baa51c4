exports.sort = (notes) =>
  notes.toSorted((a, b) => a.text.localeCompare(b.text));
