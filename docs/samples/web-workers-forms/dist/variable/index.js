const file = new URL("./static/assets/worker.ts", import.meta.url);
const start = ()=>new Worker(file, {
        type: 'module'
    });
export { start };
