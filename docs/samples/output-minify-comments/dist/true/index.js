/*! LICENSE: index.js.LICENSE.txt */
function r(r){return globalThis.marks.add(r)}let t=r("star"),a=r=>import(r);export{r as create,a as load,t as star};