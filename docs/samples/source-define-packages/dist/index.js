if ('production' !== process.env.NODE_ENV) console.warn('parser: development build');
const parser = "2.1.0";
export { parser };
