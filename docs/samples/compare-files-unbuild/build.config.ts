import { defineBuildConfig } from 'unbuild';

export default defineBuildConfig({
  entries: [
    { builder: 'mkdist', input: 'src', ext: 'js' },
  ],
  declaration: true,
});
