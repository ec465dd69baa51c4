const onClose = (listener)=>{
    listener(1);
};
export { onClose };
