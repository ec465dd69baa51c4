const label = (title)=>null != title ? title : 'Untitled';
export { label };
