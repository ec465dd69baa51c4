import build_flags from "build:flags";
import { store } from "./store.js";
const kept = {
    store: store,
    fast: build_flags.fast
};
export { kept };
