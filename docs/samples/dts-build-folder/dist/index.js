function metres(km) {
    return 1000 * km;
}
export { metres };
