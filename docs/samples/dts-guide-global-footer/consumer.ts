import { trace } from 'tracer';

globalThis.tracer = console;
trace('ready');
