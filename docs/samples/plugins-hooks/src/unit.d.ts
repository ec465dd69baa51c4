declare const UNIT: string;
