(()=>{
    const toKelvin = (celsius)=>celsius + 273.15;
    Object.assign(globalThis, {
        Kelvin: {
            toKelvin
        }
    });
})();
