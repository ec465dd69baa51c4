const miles = (km)=>km / 1.609344;
const pounds = (kg)=>kg / 0.45359237;
export { miles, pounds };
