const badge = 'badge';
export { badge };
