"use client";
const count = (n)=>n + 1;
export { count };

//# sourceMappingURL=client.mjs.map