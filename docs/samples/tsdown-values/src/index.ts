import { join } from 'path';
import { folder } from '@/folder';
import notice from './notice.txt';

export const release = {
  version: VERSION,
  channel: import.meta.env.CHANNEL,
  notice: notice.trim(),
  path: join(folder, 'release'),
};
