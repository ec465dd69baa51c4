/*! LICENSE: index.js.LICENSE.txt */
/*! day-count 1.0.4 | MIT | (c) Ada Example */ const days = [
    31,
    28,
    31,
    30,
    31,
    30
];
const daysIn = (month, leap)=>days[month - 1] + (leap && 2 === month ? 1 : 0);
const isLeap = (year)=>year % 400 === 0 || year % 4 === 0 && year % 100 !== 0;
const february = (year)=>daysIn(2, isLeap(year));
export { february };
