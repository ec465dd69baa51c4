const hours = (minutes)=>Math.floor(minutes / 60);
export { hours };
