export const DatePicker = () => 'date';
