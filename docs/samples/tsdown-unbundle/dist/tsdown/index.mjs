"use client";
import { last } from "./parts/last.mjs";
// src/index.ts
const lastWord = (text) => last(text.split(" ")) ?? "";
export { lastWord };
