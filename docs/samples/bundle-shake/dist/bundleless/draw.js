const drawn = new Map();
const draw = (name)=>{
    drawn.set(name, `<svg id="${name}"/>`);
    return drawn.get(name) ?? '';
};
export { draw };
