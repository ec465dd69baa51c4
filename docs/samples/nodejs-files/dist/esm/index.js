import { readFileSync } from "node:fs";
import { join } from "node:path";
var greetings_namespaceObject = /*#__PURE__*/ JSON.parse('{"en":"Hello","fr":"Bonjour"}');
function letter(template, language, name) {
    const file = join(import.meta.dirname, 'templates', `${template}.txt`);
    return readFileSync(file, 'utf8').replace('{greeting}', greetings_namespaceObject[language]).replace('{name}', name).trim();
}
export { letter };
