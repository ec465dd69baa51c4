const perMile = 1.609344;
export { perMile };
