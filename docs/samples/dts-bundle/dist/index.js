function metres(value, unit) {
    return 'km' === unit ? 1000 * value : value;
}
export { metres };
