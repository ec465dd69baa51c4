export { Plus } from 'sign-icons/plus';
