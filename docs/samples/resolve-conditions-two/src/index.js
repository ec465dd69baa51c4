import { settings } from 'dates';
import { same } from 'calendar';

console.log('same settings:', same(settings));
