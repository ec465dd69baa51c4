/*! day-count 1.0.4 | MIT | (c) Ada Example */
const days = [31, 28, 31, 30, 31, 30];

export const daysIn = (month, leap) =>
  days[month - 1] + (leap && month === 2 ? 1 : 0);
