const files = [
  'tsup/index.js',
  'rslib/default/index.js',
  'rslib/swc/index.js',
];

for (const file of files) {
  const { Report } = await import(`./dist/${file}`);
  console.log(`${file}:`, new Report().title);
}
