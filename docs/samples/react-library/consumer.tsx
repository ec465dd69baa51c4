import { Rating, type RatingProps } from 'pebble-ui';

const props: RatingProps = { value: 3 };

export const Review = () => (
  <Rating {...props} onChange={(value) => value.toFixed()} />
);
