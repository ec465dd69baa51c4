const trim = (text)=>text.trim();
export { trim };
