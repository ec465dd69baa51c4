// src/index.ts
const visible = { all: true }.all ? ["Berlin", "Quito"] : [];
export { visible };
