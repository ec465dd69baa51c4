import { copyButton } from 'copy-button';

document.body.append(copyButton('npm install'));
