import { PriceTag } from 'price-tag';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';

const meta = {
  title: 'PriceTag',
  component: PriceTag,
} satisfies Meta<typeof PriceTag>;

export default meta;

export const Net: StoryObj<typeof meta> = {
  args: { cents: 500, tax: 20 },
};
