export const forecast = async (city) =>
  `Rain in ${await city}`;
