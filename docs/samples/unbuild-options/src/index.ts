import { padText } from 'pad-text';
import { tzNames } from 'tz-names';
import { folder } from '@/folder';

export const release = {
  version: __VERSION__,
  title: 'release __VERSION__',
  folder,
  names: [padText, tzNames],
};
