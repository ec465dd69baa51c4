import presetWind4 from '@unocss/preset-wind4';

export default {
  content: { filesystem: ['src/**/*.{js,jsx,ts,tsx}'] },
  presets: [
    presetWind4({
      prefix: 'tag:',
      preflights: { reset: false },
    }),
  ],
};
