export const fail = () => missing();
