import('adder-web/preserved').then(({ double }) => {
  document.title = String(double(21));
});
