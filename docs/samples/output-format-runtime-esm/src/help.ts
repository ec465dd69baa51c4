import url from './help.txt';

export const help: string = url;
