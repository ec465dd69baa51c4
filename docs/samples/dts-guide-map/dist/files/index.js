function metres(feet) {
    return 0.3048 * feet;
}
export { metres };
