console.log('a demo that nobody imports');
