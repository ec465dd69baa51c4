const note = new URL("./static/assets/note.txt", import.meta.url);
const start = ()=>new Worker(new URL("./worker.js", import.meta.url), {
        type: "module"
    });
export { note, start };
