import rates from "./rates.js" with {
    type: "json"
};
const dollar = rates.USD;
export { dollar };
