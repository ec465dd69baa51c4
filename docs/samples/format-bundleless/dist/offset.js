const offset = 273.15;
export { offset };
