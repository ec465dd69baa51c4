const cents = 100;
export { cents };
