import { createContext } from 'react';

/** Whether the name of a file stands above what is inside, so that its block of code need not show it. */
export const Titled = createContext(false);
