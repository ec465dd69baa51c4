/*! LICENSE: index.js.LICENSE.txt */
/*! © Zoë */ const done = "Done \u2713";
const han = /[\u4e00-\u9fa5]/;
export { done, han };
