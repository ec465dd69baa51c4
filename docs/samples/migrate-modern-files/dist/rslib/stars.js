const stars = (value)=>'*'.repeat(value);
export { stars };
