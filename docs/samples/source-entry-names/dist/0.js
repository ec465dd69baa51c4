const pounds = (kg)=>kg / 0.45359237;
export { pounds };
