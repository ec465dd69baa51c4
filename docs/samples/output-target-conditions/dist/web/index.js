const where = ()=>location.host;
const hello = ()=>`Hello from ${where()}`;
export { hello };
