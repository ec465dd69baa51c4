import 'blank-strings';

console.log('   '.isBlank);
