import { Stars } from 'star-rating';

export default <Stars max={10} />;
// @ts-expect-error: a number
export const wrong = <Stars max="10" />;
