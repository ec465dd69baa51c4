import { createId } from 'unique-ids';

export const id: string = createId();
