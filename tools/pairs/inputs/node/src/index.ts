import { createHash } from 'node:crypto';
import { greet } from 'dep';
import cities from './cities.json' with { type: 'json' };
import picture from './picture.png';

export const first: string = cities[0]?.name ?? '';
export const image: string = picture;
export const digest = (name?: string): string =>
  `${createHash('md5')
    .update(greet(name ?? 'nobody'))
    .digest('hex')} MARKER-TEXT`;
