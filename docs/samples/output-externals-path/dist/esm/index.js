import * as __rspack_external_toolkit from "toolkit";
var useState = __rspack_external_toolkit.react.useState;
export { useState };
