declare function double(value: number): number;
export default double;

export { }
