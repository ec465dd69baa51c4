declare const VERSION: string;
declare const TRACE: boolean;
