export { context } from 'react';
