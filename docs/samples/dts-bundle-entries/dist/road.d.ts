declare type Unit = 'm' | 'km';

export declare const unit: Unit;

export { }
