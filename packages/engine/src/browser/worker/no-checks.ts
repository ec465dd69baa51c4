/** Without a check of whoever bundles the engine, there is none. */
export const checkTypes = undefined;
