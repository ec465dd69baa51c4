var rates_namespaceObject = {
    EUR: 1,
    USD: 1.08
};
var EUR = rates_namespaceObject.EUR;
var USD = rates_namespaceObject.USD;
export default rates_namespaceObject;
export { EUR, USD };
