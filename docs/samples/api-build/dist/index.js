const a = 'a'.charCodeAt(0);
const shift = (text, by = 3)=>text.replace(/[a-z]/g, (letter)=>String.fromCharCode((letter.charCodeAt(0) - a + by) % 26 + a));
export { shift };
