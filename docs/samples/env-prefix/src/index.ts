export const api = process.env.WEATHER_API;
export const unit = import.meta.env.WEATHER_UNIT;
