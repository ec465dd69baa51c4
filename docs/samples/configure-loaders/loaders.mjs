import { loadConfig } from '@rslib/core';

for (const loader of ['auto', 'jiti', 'native']) {
  try {
    const { content } = await loadConfig({ loader });
    console.log(loader, JSON.stringify(content.lib));
  } catch ({ code }) {
    console.log(loader, code);
  }
}
