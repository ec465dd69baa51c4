/** As much of it as resolve-url-loader asks for. */
module.exports = (value, message) => {
  if (!value) throw message instanceof Error ? message : new Error(message);
};
