import * as keys from 'keys-kit';

export const named = (keys.default ?? keys).token;
