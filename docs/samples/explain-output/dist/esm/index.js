import { plural } from "word-forms";
var irregular_namespaceObject = /*#__PURE__*/ JSON.parse('[["mouse","mice"],["tooth","teeth"]]');
const count = (number, word)=>1 === number ? `1 ${word}` : `${number} ${new Map(irregular_namespaceObject).get(word) ?? plural(word)}`;
export { count };
