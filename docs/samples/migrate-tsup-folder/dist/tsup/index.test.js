// src/parts/last.ts
var last = (words) => words.at(-1) ?? "";

// src/index.ts
var lastWord = (text) => last(text.split(" "));

// src/index.test.ts
if (lastWord("one two") !== "two") throw new Error("last");
