import pad from 'pad-left';

export default function dialCode(country) {
  return `+${pad(country, 2)}`;
}
