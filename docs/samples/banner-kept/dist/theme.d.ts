// by Acme
export {};
