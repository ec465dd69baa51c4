export default {
  umdName: 'NoteList',
  lib: [{ format: 'umd', output: { target: 'web' } }],
};
