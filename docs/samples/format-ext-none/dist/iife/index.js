(()=>{
    console.log("Boiling: 373.15 K");
})();
