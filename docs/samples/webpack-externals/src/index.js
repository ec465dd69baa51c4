import { asked } from 'asked-kit';
import { core } from 'ferry-core';
import { inner } from 'match-kit/inner';
import { plain } from 'plain-kit';

export const all = [asked, core, inner, plain];
