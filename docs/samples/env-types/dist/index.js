const api = import.meta.env.PUBLIC_APIS;
export { api };
