"use client";
import { last } from "./parts/last.js";
const lastWord = (text)=>last(text.split(' ')) ?? '';
export { lastWord };
