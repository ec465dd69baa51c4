import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { StatusBadge } from './index';

const meta = {
  title: 'StatusBadge',
  component: StatusBadge,
  args: { label: 'Saved' },
} satisfies Meta<typeof StatusBadge>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Ok: Story = {};

export const Failed: Story = {
  args: { label: 'Not saved', state: 'failed' },
};
