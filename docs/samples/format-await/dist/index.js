const read = async ()=>21.5;
const celsius = await read();
const unit = '°C';
export { celsius, unit };
