import { pngSize } from './png.ts';

const headerBytes = 6;
const entryBytes = 16;

/**
 * An `.ico` file that holds the given PNGs, each at most 256 pixels wide and high, as they are.
 * Browsers since 2007 read PNG in this container, so no bitmap has to be made.
 * Throws when one of them is not a PNG or is too large for the container.
 */
export function icoOf(pngs: readonly Buffer[]): Buffer {
  const header = Buffer.alloc(headerBytes);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pngs.length, 4);
  let offset = headerBytes + entryBytes * pngs.length;
  const entries = pngs.map((png) => {
    const entry = entryOf(png, offset);
    offset += png.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...pngs]);
}

/** The pictures inside an `.ico` file that {@link icoOf} made, in its order. */
export function pngsOf(ico: Buffer): Buffer[] {
  return Array.from({ length: ico.readUInt16LE(4) }, (_, index) => {
    const entry = headerBytes + entryBytes * index;
    const offset = ico.readUInt32LE(entry + 12);
    return ico.subarray(offset, offset + ico.readUInt32LE(entry + 8));
  });
}

function entryOf(png: Buffer, offset: number): Buffer {
  const { width, height } = pngSize(png);
  if (width > 256 || height > 256) {
    throw new Error(`An .ico holds at most 256 x 256 pixels, not ${width} x ${height}`);
  }
  const entry = Buffer.alloc(entryBytes);
  // One byte each: 256 is written as 0.
  entry.writeUInt8(width % 256, 0);
  entry.writeUInt8(height % 256, 1);
  entry.writeUInt16LE(1, 4);
  entry.writeUInt16LE(32, 6);
  entry.writeUInt32LE(png.length, 8);
  entry.writeUInt32LE(offset, 12);
  return entry;
}
