(()=>{
    document.title = 'Reading list';
})();
