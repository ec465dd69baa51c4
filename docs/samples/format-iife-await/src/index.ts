const read = async (): Promise<number> => 21.5;

console.log(await read());
