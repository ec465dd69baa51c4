const where = ()=>"in memory";
export { where };
