const clamp = (n)=>Math.min(1, Math.max(0, n));
function percent(part, whole = 1) {
    return `${Math.round(100 * clamp(part / whole))}%`;
}
export { percent };
