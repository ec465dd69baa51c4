// src/index.ts
const cardClass = "card";
export { cardClass };
