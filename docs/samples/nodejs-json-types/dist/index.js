var greetings_namespaceObject = /*#__PURE__*/ JSON.parse('{"en":"Hello","fr":"Bonjour"}');
const greet = (language)=>greetings_namespaceObject[language];
export { greet };
