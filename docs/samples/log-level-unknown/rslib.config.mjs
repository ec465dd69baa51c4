export default { logLevel: 'loud' };
