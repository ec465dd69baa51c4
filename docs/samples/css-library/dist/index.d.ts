export declare function toast(text: string): HTMLElement;
