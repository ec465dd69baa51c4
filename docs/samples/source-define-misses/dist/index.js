const { CHANNEL: CHANNEL } = process.env;
const src_name = 'CHANNEL';
const channels = [
    "stable",
    "stable",
    "stable",
    process.env[src_name],
    CHANNEL,
    'process.env.CHANNEL'
];
export { channels };
