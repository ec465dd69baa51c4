const where = ()=>process.title;
const hello = ()=>`Hello from ${where()}`;
export { hello };
