export default {
  bundle: false,
  lib: [
    {
      id: 'whole',
      redirect: false,
      output: { distPath: 'dist/whole' },
    },
    {
      id: 'part',
      redirect: { js: false },
      output: { distPath: 'dist/part' },
    },
  ],
};
