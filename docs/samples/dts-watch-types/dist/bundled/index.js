const weigh = (one)=>one.grams;
export { weigh };
