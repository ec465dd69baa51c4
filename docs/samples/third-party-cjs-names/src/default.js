import keys from 'keys-kit';

export const named = keys.token;
