throw new Error('VERSION is not set');
