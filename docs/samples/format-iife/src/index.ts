const toKelvin = (celsius: number): number =>
  celsius + 273.15;

Object.assign(globalThis, { Kelvin: { toKelvin } });
