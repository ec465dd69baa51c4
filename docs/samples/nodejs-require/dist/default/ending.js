var __require = ((x)=>"u" > typeof require ? require : x)(function(x) {
    throw Error('Dynamic require of "' + x + '" is not supported');
});
var os = __require('os');
const ending = '\n' === os.EOL ? 'LF' : 'CRLF';
export { ending };
