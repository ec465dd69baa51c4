console.log('Started as a program');
