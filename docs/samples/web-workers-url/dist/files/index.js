const countWords = (text)=>new Promise((resolve)=>{
        const worker = new Worker(new URL("./worker.js", import.meta.url), Object.assign({}, {
            type: 'module'
        }, {
            type: "module"
        }));
        worker.onmessage = (event)=>{
            resolve(event.data);
            worker.terminate();
        };
        worker.postMessage(text);
    });
export { countWords };
