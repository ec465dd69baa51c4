import { send } from 'http-kit';

export const ping = (): ReturnType<typeof send> =>
  send('/ping');
