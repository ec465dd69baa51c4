import { readFileSync } from 'node:fs';
import vm from 'node:vm';

for (const tool of ['vite', 'rslib']) {
  const page = vm.createContext({
    React: { useState: (first) => [first] },
    jsxRuntime: { jsx: (tag, all) => [tag, all.children] },
  });
  const file = `dist/${tool}/like-button.umd.cjs`;
  vm.runInContext(readFileSync(file, 'utf8'), page);
  console.log(tool, page.LikeButton.LikeButton());
}
