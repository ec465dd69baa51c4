const star = '★';
export { star };
