"use client"
import { create } from "toolkit";



/*! badges | MIT */ //! badges, a line
/** @license BSD for the rest */ /* @preserve this note */ 
// a plain note
/** JSDoc of label */ const label = /* @__PURE__ */ create('new');
/* @__NO_SIDE_EFFECTS__ */ function make(text) {
    /* a note inside */ return create(text);
}
const words = ()=>import("./list~1.js");
const theme = (url)=>import(/* @vite-ignore */ /* webpackIgnore: true */ url);

export { label, make, theme, words };
