import { distance as e } from "word-distance";
// src/closest.ts
function t(t, n) {
	return n.map((n) => ({
		word: n,
		distance: e(t, n)
	})).sort((e, t) => e.distance - t.distance)[0];
}
export { t as closest };
