// ./node_modules/@modern-js/module-tools/shims/esm.js
import path from "path";
import { fileURLToPath } from "url";
var getFilename = function() {
  return fileURLToPath(import.meta.url);
};
var getDirname = function() {
  return path.dirname(getFilename());
};
var __dirname = /* @__PURE__ */ getDirname();

// src/index.ts
import { _ as _class_call_check } from "@swc/helpers/_/_class_call_check";
import { _ as _define_property } from "@swc/helpers/_/_define_property";
import Bell from "icon-kit/es/bell";

// src/alarm.words
var alarm_default = ["wake", "up"];

// src/index.ts
var Alarm = function Alarm2() {
  "use strict";
  _class_call_check(this, Alarm2);
  _define_property(this, "icon", Bell);
  _define_property(this, "words", alarm_default);
  _define_property(this, "folder", __dirname);
};
export {
  Alarm
};
