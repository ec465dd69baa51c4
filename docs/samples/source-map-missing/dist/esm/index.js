export * from "./icon.js";
export * from "./size.js";
