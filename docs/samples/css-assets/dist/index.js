const quote = 'type-quote';
export { quote };
