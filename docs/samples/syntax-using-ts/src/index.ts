interface Source extends Disposable {
  text(): string;
}

export const read = (open: () => Source): string => {
  using file = open();
  return file.text();
};
