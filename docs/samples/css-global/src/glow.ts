export const glow: string = 'mark-glow';
