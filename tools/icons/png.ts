/** The eight bytes with which every PNG begins. */
const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/**
 * Width and height of a PNG in pixels, read from its header; the picture itself is not decoded.
 * Throws when the bytes do not begin as a PNG does.
 */
export function pngSize(png: Buffer): { width: number; height: number } {
  if (png.length < 24 || !png.subarray(0, 8).equals(signature)) {
    throw new Error('Not a PNG: the signature is missing');
  }
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}
