function upper(noun) {
    return noun.toUpperCase();
}
export { upper };
