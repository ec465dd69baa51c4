(()=>{
    const count = (notes)=>notes.length;
    document.title = `${count([
        'milk'
    ])} note`;
})();
