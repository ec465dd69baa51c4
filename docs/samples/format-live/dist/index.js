let opened = 0;
const src_open = ()=>{
    opened += 1;
};
export { opened, src_open as open };
