var __webpack_exports__ = {};

;// CONCATENATED MODULE: ./node_modules/react/index.js
// Each copy of the file is a React of its own.
const context = { name: 'a context' };

;// CONCATENATED MODULE: ./src/index.js


console.log('One React:', context === context);

