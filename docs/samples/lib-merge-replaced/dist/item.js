const size = (box)=>null == box ? void 0 : box.size;
export { size };
