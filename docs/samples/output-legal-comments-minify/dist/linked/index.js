/*! LICENSE: index.js.LICENSE.txt */
let e=String.fromCodePoint(9733),o=o=>`${e}<b>${o}</b>`;export{o as badge};