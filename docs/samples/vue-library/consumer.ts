import { StarRating } from 'star-rating';

type Props = InstanceType<typeof StarRating>['$props'];

export const props: Props = { modelValue: 3, max: 10 };

// @ts-expect-error: a number of stars is no text
export const wrong: Props = { max: 'ten' };
