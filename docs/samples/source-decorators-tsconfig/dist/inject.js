function inject(target) {
    console.log('inject:', target.name);
}
export { inject };
