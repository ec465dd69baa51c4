const version = 'dates 2';
export { version };
