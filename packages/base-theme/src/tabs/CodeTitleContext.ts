import { createContext } from 'react';

/** Whether code is in a tab, which shows the file name and, in its row, the buttons. */
export const CodeTitleContext = createContext(false);
