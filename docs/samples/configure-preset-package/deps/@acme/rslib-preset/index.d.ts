import type { RslibConfig } from '@rslib/core';

export declare function library(own?: RslibConfig): RslibConfig;
