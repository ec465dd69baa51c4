import date_picker from "big-ui/parts/date-picker";
const picker = ()=>date_picker();
export { picker };
