export const street = () =>
  import('https://maps.example/street.js');
