function sorted(list) {
    return [
        ...list ?? []
    ].sort((a, b)=>a - b);
}
export { sorted };
