var __webpack_exports__ = {};

;// CONCATENATED MODULE: ./library/node_modules/react/index.js
// Each copy of the file is a React of its own.
const context = { name: 'a context' };

;// CONCATENATED MODULE: ./node_modules/react/index.js
// Each copy of the file is a React of its own.
const react_context = { name: 'a context' };

;// CONCATENATED MODULE: ./src/index.js


console.log('One React:', context === react_context);

