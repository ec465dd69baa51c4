import { Light, Mode } from './light.js';
import { log } from './log.js';

export class Crossing {
  @log
  light: string = Light.Red;

  mode = Mode.Day;
}
