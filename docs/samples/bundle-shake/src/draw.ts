const drawn = new Map<string, string>();

export const draw = (name: string): string => {
  drawn.set(name, `<svg id="${name}"/>`);
  return drawn.get(name) ?? '';
};
