function getDefaultExportFromCjs (x) {
	return x && x.__esModule && Object.prototype.hasOwnProperty.call(x, 'default') ? x['default'] : x;
}

var roundHalf$1;
var hasRequiredRoundHalf;

function requireRoundHalf () {
	if (hasRequiredRoundHalf) return roundHalf$1;
	hasRequiredRoundHalf = 1;
	roundHalf$1 = (value) => Math.round(value * 2) / 2;
	return roundHalf$1;
}

var roundHalfExports = requireRoundHalf();
var roundHalf = /*@__PURE__*/getDefaultExportFromCjs(roundHalfExports);

var standard = 12.25;
var reduced = 8.5;
var night = 19;
var fees = {
	standard: standard,
	reduced: reduced,
	night: night
};

const fee = (hours) =>
  roundHalf(hours * fees.standard);
const names = Object.keys(fees);

export { fee, names };
