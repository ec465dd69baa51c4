import { asked as __WEBPACK_EXTERNAL_MODULE_asked_kit_6bd7d1da_asked__ } from "asked-kit";
import { core as __WEBPACK_EXTERNAL_MODULE_ferry_core_458eab84_core__ } from "ferry-core";
import { inner as __WEBPACK_EXTERNAL_MODULE_match_kit_inner_8fae8eba_inner__ } from "match-kit/inner";
import { plain as __WEBPACK_EXTERNAL_MODULE_plain_kit_330f5d3e_plain__ } from "plain-kit";

;// external "asked-kit"

;// external "ferry-core"

;// external "match-kit/inner"

;// external "plain-kit"

;// ./src/index.js





const src_all = [__WEBPACK_EXTERNAL_MODULE_asked_kit_6bd7d1da_asked__, __WEBPACK_EXTERNAL_MODULE_ferry_core_458eab84_core__, __WEBPACK_EXTERNAL_MODULE_match_kit_inner_8fae8eba_inner__, __WEBPACK_EXTERNAL_MODULE_plain_kit_330f5d3e_plain__];

export { src_all as all };
