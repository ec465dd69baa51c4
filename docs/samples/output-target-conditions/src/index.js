import { where } from 'where';

export const hello = () => `Hello from ${where()}`;
