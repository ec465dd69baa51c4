import { answer } from 'answer';

export const half: number = answer / 2;
