function nextTide() {
    return {
        height: 1
    };
}
const src = ()=>nextTide();
export default src;
