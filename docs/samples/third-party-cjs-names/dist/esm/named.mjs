import { token } from "keys-kit";
const named = token;
export { named };
