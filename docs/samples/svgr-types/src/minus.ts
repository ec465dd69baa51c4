import type { ComponentType, SVGProps } from 'react';
import Icon from './icons/minus.svg?react';

export const Minus: ComponentType<SVGProps<SVGSVGElement>> =
  Icon;
