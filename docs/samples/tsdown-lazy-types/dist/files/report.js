const report = ()=>'report';
export { report };
