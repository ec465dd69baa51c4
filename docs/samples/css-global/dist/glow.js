const glow = 'mark-glow';
export { glow };
