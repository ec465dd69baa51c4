const first = (seats)=>seats?.[0] ?? 0;
export { first };
