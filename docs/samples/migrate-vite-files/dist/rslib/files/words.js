const words = (text)=>text.toLowerCase().split(/\s+/);
export { words };
