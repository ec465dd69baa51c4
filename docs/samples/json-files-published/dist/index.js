var prices_namespaceObject = {
    Pv: 0.95,
    jN: 0.7
};
const cheapest = Math.min(prices_namespaceObject.Pv, prices_namespaceObject.jN);
export { cheapest };
