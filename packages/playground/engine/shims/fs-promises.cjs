const { absolute, fs } = require('./volume.js');

const names = [
  ...[
    'access',
    'appendFile',
    'copyFile',
    'cp',
    'lstat',
    'mkdir',
    'mkdtemp',
    'open',
    'opendir',
  ],
  ...[
    'readFile',
    'readdir',
    'readlink',
    'realpath',
    'rename',
    'rm',
    'rmdir',
    'stat',
    'symlink',
  ],
  ...['truncate', 'unlink', 'utimes', 'writeFile'],
];
for (const name of names)
  exports[name] = (...args) => fs.promises[name](...absolute(args));
