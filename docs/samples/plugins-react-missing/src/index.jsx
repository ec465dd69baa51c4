export const Hello = ({ name }) => <b>Hello {name}</b>;
