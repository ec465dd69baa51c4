const toKelvin = (celsius)=>celsius + 273.15;
function describe(celsius) {
    return `${toKelvin(celsius)} K`;
}
export default describe;
export { toKelvin };
