import { send } from 'http-kit';

export const ping = () => send('/ping');
