const read = async ()=>21.5;
const celsius = await read();
export { celsius };
