import { style } from '@vanilla-extract/css';

export const seal = style({ color: 'teal', padding: 4 });
