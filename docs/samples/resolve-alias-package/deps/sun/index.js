export const name = 'package sun';
