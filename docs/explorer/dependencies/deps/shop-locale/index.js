let current = 'en';

export const locale = () => current;

export const setLocale = (next) => {
  current = next;
};
