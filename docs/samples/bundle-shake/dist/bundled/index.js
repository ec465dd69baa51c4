const drawn = new Map();
const draw = (name)=>{
    drawn.set(name, `<svg id="${name}"/>`);
    return drawn.get(name) ?? '';
};
const moon = draw('moon');
const star = draw('star');
export { moon, star };
