import { darker } from './darker';

globalThis.document?.body.append(darker('gray'));
