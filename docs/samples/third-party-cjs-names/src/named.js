import { token } from 'keys-kit';

export const named = token;
