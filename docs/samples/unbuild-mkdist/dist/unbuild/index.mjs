"use client";
import { last } from "./parts/last.mjs";
export const lastWord = (text) => last(text.split(" ")) ?? "";
export { first } from "./parts/last.mjs";
