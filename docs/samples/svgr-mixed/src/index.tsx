import plusUrl, {
  ReactComponent as Plus,
} from './icons/plus.svg';

export { Plus, plusUrl };
