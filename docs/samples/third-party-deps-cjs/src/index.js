import paint from 'paint-text';

export const warning = (text) => paint('yellow', text);
