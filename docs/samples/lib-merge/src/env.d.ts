declare const NAME: string;
declare const PLACE: string;
declare module 'left';
declare module 'right';
