const edition = "full";
export { edition };
