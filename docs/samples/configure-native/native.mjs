import { loadConfig } from '@rslib/core';

const loader = 'native';
for (const path of ['rslib.config.ts', 'enum.config.ts']) {
  try {
    await loadConfig({ path, loader });
    console.log(path, 'is read');
  } catch ({ code, message }) {
    console.log(path, code, message.split(':')[0]);
  }
}
