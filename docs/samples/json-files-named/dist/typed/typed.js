var prices_namespaceObject = {
    Pv: 0.95
};
const letters = (count)=>count * prices_namespaceObject.Pv;
export { letters };
