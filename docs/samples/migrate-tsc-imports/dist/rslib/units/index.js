const metre = 'metre';
export { metre };
