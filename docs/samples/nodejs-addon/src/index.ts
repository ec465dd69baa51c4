import sensor from '../build/Release/sensor.node';

export const celsius = (): number => sensor.read();
