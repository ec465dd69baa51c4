const words$2 = () => Promise.resolve().then(function () { return words$1; });

var words = ['kaleidoscope', 'onomatopoeia'];

var words$1 = /*#__PURE__*/Object.freeze({
	__proto__: null,
	default: words
});

export { words$2 as words };
