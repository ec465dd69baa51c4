const door = (side) => `${side} door`;

export { door as d };
