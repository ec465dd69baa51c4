const kilo = 1000;
export { kilo };
