import debounce from 'lodash/debounce';

export const search = debounce((text) => fetch(text), 300);
