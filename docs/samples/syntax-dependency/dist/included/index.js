const first = (list)=>null == list ? void 0 : list[0];
const label = (titles)=>{
    var _first;
    return null != (_first = first(titles)) ? _first : 'Untitled';
};
export { label };
