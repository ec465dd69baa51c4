function src_double(value) {
    return 2 * value;
}
export default src_double;
