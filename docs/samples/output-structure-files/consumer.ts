import { hours, type Language } from 'spell-time';
import { upper } from 'spell-time/text/upper';

const language: Language = 'en';
console.log(language, upper(hours(135)));
