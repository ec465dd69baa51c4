export declare const area: (width: number, height?: number) => number;
export declare const unit: string;
