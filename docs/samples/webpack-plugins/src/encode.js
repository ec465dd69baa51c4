const encoder = new TextEncoder();
export default (text) => encoder.encode(text);
