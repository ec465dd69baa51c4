export const read = (open) => {
  using file = open();
  return file.text();
};
