const drawn = new Map();
const draw = (name)=>{
    drawn.set(name, `<svg id="${name}"/>`);
    return drawn.get(name) ?? '';
};
const star = draw('star');
console.log(star);
export { };
