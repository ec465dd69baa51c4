const notice_namespaceObject = "Do what you like.\n";
const show = ()=>console.log(notice_namespaceObject);
export { show };
