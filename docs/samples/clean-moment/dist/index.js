const answer = 42;
const wasThere = false;
export { answer, wasThere };
