import { slug } from 'slug-text';

export const address: string = slug('New York');
