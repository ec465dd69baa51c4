import { metres } from 'lengths';

export const far: number = metres(3, 'km');
