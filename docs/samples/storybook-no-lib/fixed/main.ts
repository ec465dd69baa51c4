import type { StorybookConfig } from 'storybook-react-rsbuild';

const config: StorybookConfig = {
  stories: ['../src/**/*.stories.tsx'],
  framework: 'storybook-react-rsbuild',
  addons: [
    {
      name: 'storybook-addon-rslib',
      options: { rslib: { libIndex: false } },
    },
  ],
  core: { disableTelemetry: true },
};

export default config;
