const src_area = (width, height)=>width * (null != height ? height : width);
const unit = "m";
export { src_area as area, unit };
