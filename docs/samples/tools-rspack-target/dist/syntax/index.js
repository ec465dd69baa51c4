var src_twice = function() {
    var n = arguments.length > 0 && void 0 !== arguments[0] ? arguments[0] : 1;
    return Math.pow(n, 2);
};
export { src_twice as twice };
