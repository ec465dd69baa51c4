import assert from 'node:assert/strict';
import { formatPrice } from 'price-tag';

assert.equal(formatPrice(1250), '12.50 EUR');
