import path from 'node:path';
import { Buffer } from 'buffer';

export function label(file) {
  const bytes = Buffer.from(path.basename(file));
  return bytes.toString('base64');
}
