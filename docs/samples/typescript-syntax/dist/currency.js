var currency_Currency = /*#__PURE__*/ function(Currency) {
    Currency["Euro"] = "EUR";
    Currency["Franc"] = "CHF";
    return Currency;
}({});
var currency_Rounding = /*#__PURE__*/ function(Rounding) {
    Rounding[Rounding["Up"] = 1] = "Up";
    Rounding[Rounding["Down"] = 2] = "Down";
    return Rounding;
}({});
(function(Vat) {
    Vat.normal = 0.19;
})(currency_Vat || (currency_Vat = {}));
var currency_Vat;
export { currency_Currency as Currency, currency_Rounding as Rounding, currency_Vat as Vat };
