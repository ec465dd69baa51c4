import shared from '../parts/texts.json' with { type: 'json' };
import own from './texts.json' with { type: 'json' };

/** What the playground says, with what it shares with the explorer. */
export const texts = { ...shared, ...own };
