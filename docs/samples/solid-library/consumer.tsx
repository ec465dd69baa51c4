import { Countdown, type CountdownProps } from 'countdown';

export const props: CountdownProps = { from: 10 };

// @ts-expect-error: seconds are a number
export const wrong = Countdown({ from: 'ten' });
