export const format = __FORMAT__;
