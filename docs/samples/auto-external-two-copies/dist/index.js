let theme = 'light';
const currentTheme = ()=>theme;
const src_button = ()=>`<button class="${currentTheme()}">`;
export { src_button as button };
