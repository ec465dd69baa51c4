/*! LICENSE: index.js.LICENSE.txt */
/*! © Zoë */ const done = 'Done ✓';
const han = /[一-龥]/;
export { done, han };
