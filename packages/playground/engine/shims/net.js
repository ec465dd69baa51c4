export const isIP = (text) => (/^\d+\.\d+\.\d+\.\d+$/.test(text) ? 4 : 0);
export const isIPv6 = () => false;
export default { isIP, isIPv6 };
