import('adder-web/compiled').then(({ double }) => {
  document.title = String(double(21));
});
