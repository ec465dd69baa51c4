import package_0 from "../package.json";
const agent = `postage/${package_0.version}`;
export { agent };
