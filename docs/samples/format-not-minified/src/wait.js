globalThis.waited = await Promise.resolve(1);
