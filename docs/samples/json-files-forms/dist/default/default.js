var prices_namespaceObject = {
    Pv: 0.95
};
const letter = prices_namespaceObject.Pv;
export { letter };
