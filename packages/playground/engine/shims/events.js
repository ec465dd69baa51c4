import EventEmitter from 'events/events.js';

export default EventEmitter;
export { EventEmitter };
export const { once } = EventEmitter;
