const dep = 'dependencies';
export { dep };
