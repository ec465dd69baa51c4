import('./shop');

export {};
