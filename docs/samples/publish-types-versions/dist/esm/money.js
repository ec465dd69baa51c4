const money = (price)=>price.toFixed(2);
export { money };
