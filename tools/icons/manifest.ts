/** An icon that a web manifest promises: its address, its pixels and what it is for. */
export type ManifestIcon = {
  src: string;
  width: number;
  height: number;
  purpose: string;
};

/**
 * The icons of a web manifest, given as JSON text. Addresses stay as written, relative to the
 * manifest. Throws when the text has no list of icons or an icon has no single size.
 */
export function manifestIcons(json: string): ManifestIcon[] {
  const manifest: unknown = JSON.parse(json);
  const icons = field(manifest, 'icons');
  if (!Array.isArray(icons)) throw new Error('The manifest has no list of icons');
  return icons.map((icon: unknown) => {
    const size = /^(\d+)x(\d+)$/.exec(String(field(icon, 'sizes')));
    if (!size) throw new Error(`An icon has no size: ${JSON.stringify(icon)}`);
    return {
      src: String(field(icon, 'src')),
      width: Number(size[1]),
      height: Number(size[2]),
      purpose: String(field(icon, 'purpose') ?? 'any'),
    };
  });
}

function field(value: unknown, name: string): unknown {
  return new Map(Object.entries(value ?? {})).get(name);
}
