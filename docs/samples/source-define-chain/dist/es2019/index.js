const production = (null == import.meta.env ? void 0 : "production") === 'production';
const channel = null == process.env ? void 0 : "stable";
export { channel, production };
