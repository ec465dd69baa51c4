var src_greeting = "Hello";
export { src_greeting as greeting };
