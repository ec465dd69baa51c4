const inches = (cm)=>cm / 2.54;
export { inches };
