import { createContext } from 'react';

/** Whether the file name is already shown above, so that the code block leaves it out. */
export const CodeTitleContext = createContext(false);
