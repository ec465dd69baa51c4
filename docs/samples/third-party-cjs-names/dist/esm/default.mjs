import keys_kit from "keys-kit";
const named = keys_kit.token;
export { named };
