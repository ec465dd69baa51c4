/* own */
(()=>{
    const darker = (color)=>`dark${color}`;
    globalThis.document?.body.append(darker('gray'));
})();

/* last */