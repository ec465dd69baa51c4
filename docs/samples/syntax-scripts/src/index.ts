document.title = 'Reading list';
