declare const __dirname: string;
