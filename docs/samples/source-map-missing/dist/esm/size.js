"use client";
const size = 16;
export { size };

//# sourceMappingURL=size.js.map