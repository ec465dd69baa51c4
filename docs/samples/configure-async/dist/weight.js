const pounds = (kg)=>2.205 * kg;
export { pounds };
