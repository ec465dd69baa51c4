export const run = ({ a, ...rest }) => rest;
