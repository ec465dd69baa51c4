import { library } from '../../library.ts';

export default library({
  lib: [{ id: 'cjs', syntax: 'es2015' }],
  output: { sourceMap: true },
});
