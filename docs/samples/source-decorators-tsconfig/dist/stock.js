class Stock {
}
export { Stock };
