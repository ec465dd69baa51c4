const hello = (name)=>`Hello ${name}`;
export { hello };
