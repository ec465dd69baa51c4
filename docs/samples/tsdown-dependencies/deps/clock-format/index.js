export const clockFormat = 'clock-format';
