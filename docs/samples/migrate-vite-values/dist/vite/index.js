// src/notice.txt?raw
var notice_default = "Free to use.\n";
// src/icon.svg
var icon_default = "data:image/svg+xml,%3csvg%20xmlns='http://www.w3.org/2000/svg'%3e%3cpath%20d='M0%200h9v9z'/%3e%3c/svg%3e";
// src/icon.svg?inline
var icon_default$1 = "data:image/svg+xml,%3csvg%20xmlns='http://www.w3.org/2000/svg'%3e%3cpath%20d='M0%200h9v9z'/%3e%3c/svg%3e";
// src/index.ts
var channel = "stable";
var mode = "production";
var label = "beta";
var node = process.env.NODE_ENV;
var texts = /* #__PURE__ */ Object.assign({ "./notice.txt": notice_default });
var width = (value) => value !== null && value !== void 0 ? value : 16;
export { channel, icon_default as icon, label, mode, node, notice_default as notice, icon_default$1 as seal, texts, width };

//# sourceMappingURL=index.js.map