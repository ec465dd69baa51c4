const cents = 'from the old file';
export { cents };
