import icon_namespaceObject from "./static/svg/icon.svg";
const iconinline_namespaceObject = "data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciPjxwYXRoIGQ9Ik0wIDBoOXY5eiIvPjwvc3ZnPgo=";
const noticeraw_namespaceObject = "Free to use.\n";
const channel = "stable";
const mode = "production";
const label = "beta";
const node = process.env.NODE_ENV;
const texts = import.meta.glob('./*.txt', {
    eager: true,
    import: 'default',
    query: '?raw'
});
const width = (value)=>null != value ? value : 16;
export { channel, icon_namespaceObject as icon, iconinline_namespaceObject as seal, label, mode, node, noticeraw_namespaceObject as notice, texts, width };

//# sourceMappingURL=index.js.map