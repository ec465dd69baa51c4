const plural = (name)=>`${name}s`;
export { plural };
