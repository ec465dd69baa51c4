import label from 'size-label';

console.log('default import is:', label);
console.log('works:', label.default(1500));
