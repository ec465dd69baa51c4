const { log } = console;

for (const kind of ['default', 'shim']) {
  const { load } = await import(`./dist/${kind}/plugin.js`);
  try {
    log(kind, Object.keys(load('node:os')).length > 0);
  } catch (error) {
    log(kind, error.message);
  }
  await import(`./dist/${kind}/ending.js`).then(
    ({ ending }) => log(kind, ending),
    (error) => log(kind, error.message),
  );
}
