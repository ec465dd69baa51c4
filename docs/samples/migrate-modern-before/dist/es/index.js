// src/money.ts
function rounded(amount) {
  return Math.round(amount * 100) / 100;
}

// src/index.ts
function total(items) {
  let sum = 0;
  for (const { price, count } of items) {
    sum += price * (count != null ? count : 1);
  }
  return rounded(sum);
}
export {
  total
};
