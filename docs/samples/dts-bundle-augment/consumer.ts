import { type Listener, onClose } from 'doors';

const print: Listener<'close'> = (value) => {
  console.log(value.toFixed(1));
};

onClose(print);
