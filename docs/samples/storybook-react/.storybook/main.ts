import type { StorybookConfig } from 'storybook-react-rsbuild';

const config: StorybookConfig = {
  stories: ['../src/**/*.stories.tsx'],
  framework: 'storybook-react-rsbuild',
  addons: ['storybook-addon-rslib'],
  core: { disableTelemetry: true },
};

export default config;
