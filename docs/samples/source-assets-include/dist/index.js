import blur_namespaceObject from "./static/assets/blur.glsl";
export { blur_namespaceObject as blur };
