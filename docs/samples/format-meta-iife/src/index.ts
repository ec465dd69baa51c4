console.log('loaded from', import.meta.url);
