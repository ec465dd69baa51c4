const miles = (km)=>km / 1.609344;
export { miles };
