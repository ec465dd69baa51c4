const total = 'total-row';
export { total };
