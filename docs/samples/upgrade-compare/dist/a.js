function sorted(list) {
    return [
        ...null != list ? list : []
    ].sort((a, b)=>a - b);
}
export { sorted };
