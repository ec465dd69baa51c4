export const api: string = import.meta.env.PUBLIC_APIS;
