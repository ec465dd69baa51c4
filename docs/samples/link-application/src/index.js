import { context as library } from '@acme/cart';
import { context as application } from 'react';

console.log('One React:', library === application);
