const state = {
    count: 0
};
export { state };
