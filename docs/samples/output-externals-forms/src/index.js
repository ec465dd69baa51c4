import { a } from 'plain';
import { b } from 'match/inner';
import { c } from 'renamed';
import { d } from 'prefixed';
import { e } from 'asked';

export { a, b, c, d, e };
