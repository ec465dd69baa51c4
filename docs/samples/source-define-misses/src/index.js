const { CHANNEL } = process.env;
const name = 'CHANNEL';

export const channels = [
  process.env.CHANNEL,
  process.env['CHANNEL'],
  process.env?.CHANNEL,
  process.env[name],
  CHANNEL,
  'process.env.CHANNEL',
];
