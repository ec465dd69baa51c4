import { formatCoin } from 'format-coin';
import { roundHalf } from 'round-half';
import { heading } from '#texts';

export const receipt = (sum: number, note?: string) =>
  `${heading} ${VERSION}: ${formatCoin(roundHalf(sum))}${note ?? ''}`;
