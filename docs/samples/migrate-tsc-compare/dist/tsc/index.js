import { linesOf } from './lines.js';
export function lineStats(text) {
    const lines = linesOf(text);
    const longest = lines.reduce((a, b) => (b.length > a.length ? b : a), '');
    return { count: lines.length, longest };
}
