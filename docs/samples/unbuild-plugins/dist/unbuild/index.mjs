const cities = ["Berlin","Quito"];

const visible = cities;

export { visible };// stamped
