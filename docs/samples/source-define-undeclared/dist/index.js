const release = "2.1.0";
export { release };
