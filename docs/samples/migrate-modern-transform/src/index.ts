import { Bell } from 'icon-kit';
import words from './alarm.words';

export class Alarm {
  icon = Bell;
  words = words;
  folder = __dirname;
}
