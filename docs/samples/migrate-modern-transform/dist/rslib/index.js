import { _ } from "@swc/helpers/_/_class_call_check";
import { _ as _define_property__ } from "@swc/helpers/_/_define_property";
import bell from "icon-kit/es/bell";
import { fileURLToPath as __rspack_fileURLToPath } from "node:url";
import { dirname as __rspack_dirname } from "node:path";
var __rspack_import_meta_dirname__ = __rspack_dirname(__rspack_fileURLToPath(import.meta.url));
var alarm_words = [
    "wake",
    "up"
];
var src_Alarm = function Alarm() {
    "use strict";
    _(this, Alarm);
    _define_property__(this, "icon", bell);
    _define_property__(this, "words", alarm_words);
    _define_property__(this, "folder", __rspack_import_meta_dirname__);
};
export { src_Alarm as Alarm };
