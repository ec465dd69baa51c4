/*! © Zoë */
export const done = 'Done ✓';
export const han = /[一-龥]/;
