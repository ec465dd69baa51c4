"use client";
import { first, last } from "./parts/last.js";
const lastWord = (text)=>last(text.split(' ')) ?? '';
export { first, lastWord };
