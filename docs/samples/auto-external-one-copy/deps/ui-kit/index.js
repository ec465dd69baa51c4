let theme = 'light';

export const setTheme = (name) => {
  theme = name;
};

export const currentTheme = () => theme;
