for (const name of ['env', 'main', 'resolve']) {
  try {
    console.log(name, require(`fixtures/${name}`));
  } catch (error) {
    console.log(name, String(error));
  }
}
