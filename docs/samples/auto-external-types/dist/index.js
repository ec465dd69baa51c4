const box = (width, height)=>({
        width,
        height
    });
const unit = ()=>box(1, 1);
export { unit };
