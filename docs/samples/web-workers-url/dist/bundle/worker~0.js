const count = (text)=>text.trim().split(/\s+/).length;
self.onmessage = (event)=>{
    self.postMessage(count(event.data));
};
