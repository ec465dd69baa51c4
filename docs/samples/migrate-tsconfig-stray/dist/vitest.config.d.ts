declare const _default: {
    test: {
        include: string[];
    };
};
export default _default;
