const create = (value)=>({
        value
    });
export { create };
