declare function double(value: number): number;
export = double;
