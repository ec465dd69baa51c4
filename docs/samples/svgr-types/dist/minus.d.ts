import type { ComponentType, SVGProps } from 'react';
export declare const Minus: ComponentType<SVGProps<SVGSVGElement>>;
