console.log(`Boiling: ${100 + 273.15} K`);
