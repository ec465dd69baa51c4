import { stars } from '@/stars';
import star from './assets/star.svg';
import './rating.scss';

export function Rating({ value }: { value: number }) {
  return (
    <p className="rating">
      <img src={star} alt="" /> {stars(value)}
    </p>
  );
}
