import package_0 from "../package.json" with {
    type: "json"
};
const agent = `postage/${package_0.version}`;
export { agent };
