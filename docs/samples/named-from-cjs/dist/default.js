import old_units from "old-units";
const marathon = Math.round(old_units.miles(42));
export { marathon };
