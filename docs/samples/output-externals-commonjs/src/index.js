import { use } from 'tool';

export const used = use();
