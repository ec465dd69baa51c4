const where = ()=>"in a file";
export { where };
