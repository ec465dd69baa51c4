(()=>{
    console.log('kelvin: ready');
})();
