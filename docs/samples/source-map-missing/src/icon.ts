import data from './data.json';
import file from './icon.svg';

export const icon: string = file + data.version;
