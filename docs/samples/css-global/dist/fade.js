const fade = 'mark-fade';
export { fade };
