import * as widgets from './index.js';

globalThis.widgets = { ...widgets };
