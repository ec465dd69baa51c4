/*! LICENSE: index.js.LICENSE.txt */
"use client";
import { create } from "toolkit";
/*! badges | MIT */ /** @license BSD for the rest */ /* @preserve this note */ const label = /* @__PURE__ */ create('new');
function make(text) {
    return create(text);
}
const words = ()=>import("./words.js");
const theme = (url)=>import(/* @vite-ignore */ url);
export { label, make, theme, words };
