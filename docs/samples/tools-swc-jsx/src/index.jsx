import { h } from './h.js';

export const Hello = ({ name }) => <b>Hello {name}</b>;
