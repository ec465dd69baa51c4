const names = { A: 'front', B: 'middle' };

export const rowName = (row) => names[row] ?? 'back';
