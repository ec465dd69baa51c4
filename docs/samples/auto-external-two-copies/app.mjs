import { button } from 'my-buttons';
import { setTheme } from 'ui-kit';

setTheme('dark');
console.log(button());
