const nextTide = ()=>({
        metres: 2.4
    });
const tide = nextTide();
export { tide };
