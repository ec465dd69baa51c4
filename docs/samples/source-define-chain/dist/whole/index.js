var _env;
const production = ((_env = {
    MODE: "production"
}, void 0 === _env) ? void 0 : _env.MODE) === 'production';
const channel = null == process.env ? void 0 : "stable";
export { channel, production };
