/// <reference types="@rslib/core/types" />

declare module '*.svg?react' {
  import type { ComponentType, SVGProps } from 'react';

  const Icon: ComponentType<SVGProps<SVGSVGElement>>;
  export default Icon;
}
