import type { StorybookConfig } from 'storybook-react-rsbuild';

const config: StorybookConfig = {
  stories: ['../src/**/*.stories.tsx'],
  framework: 'storybook-react-rsbuild',
  addons: [
    {
      name: '@module-federation/storybook-addon/preset',
      options: {
        remotes: {
          'price-tag':
            'price_tag@http://localhost:3001/mf-manifest.json',
        },
      },
    },
  ],
  core: { disableTelemetry: true },
};

export default config;
