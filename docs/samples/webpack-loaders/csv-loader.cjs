module.exports = (source) => {
  const rows = source.trim().split('\n');
  return `export default ${JSON.stringify(rows)};`;
};
