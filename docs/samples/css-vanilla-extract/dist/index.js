var seal = 'ac2z1t0';
export { seal };
