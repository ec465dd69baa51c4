const button_button = '<button>';
export { button_button as button };
