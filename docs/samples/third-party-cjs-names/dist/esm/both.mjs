import * as __rspack_external_keys_kit_1db31783 from "keys-kit";
const named = (__rspack_external_keys_kit_1db31783["default"] ?? __rspack_external_keys_kit_1db31783).token;
export { named };
