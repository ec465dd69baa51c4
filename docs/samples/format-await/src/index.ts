const read = async (): Promise<number> => 21.5;

export const celsius = await read();

export const unit = '°C';
