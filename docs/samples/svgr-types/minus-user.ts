export { Minus } from 'sign-icons/minus';
