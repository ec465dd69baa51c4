// Lays out node_modules as pnpm does.
import { mkdirSync, renameSync, symlinkSync } from 'node:fs';

const store = 'node_modules/.pnpm';
const kit = `${store}/http-kit@1.0.0/node_modules`;
const wire = `${store}/wire-types@1.0.0/node_modules`;
const nested = 'node_modules/http-kit/node_modules';

mkdirSync(kit, { recursive: true });
mkdirSync(wire, { recursive: true });
renameSync(`${nested}/wire-types`, `${wire}/wire-types`);
renameSync('node_modules/http-kit', `${kit}/http-kit`);
symlinkSync(
  '.pnpm/http-kit@1.0.0/node_modules/http-kit',
  'node_modules/http-kit',
  'dir',
);
symlinkSync(
  '../../wire-types@1.0.0/node_modules/wire-types',
  `${kit}/wire-types`,
  'dir',
);
