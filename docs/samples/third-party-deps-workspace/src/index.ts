import { arrow } from '@acme/icons';
import { spacing } from '@acme/tokens';

export const card = (text: string): string =>
  `<p style="margin: ${spacing(2)}">${arrow}${text}</p>`;
