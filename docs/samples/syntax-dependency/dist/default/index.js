const first = (list)=>list?.[0];
const label = (titles)=>{
    var _first;
    return null != (_first = first(titles)) ? _first : 'Untitled';
};
export { label };
