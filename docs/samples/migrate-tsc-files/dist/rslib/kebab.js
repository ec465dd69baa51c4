const kebab = (text)=>text.toLowerCase().replaceAll(' ', '-');
export { kebab };
