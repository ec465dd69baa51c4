import { readdirSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';

const js = (id) =>
  readdirSync(`dist/${id}`).find((n) => n.endsWith('.js'));

for (const id of ['additions', 'optimize-size', 'report']) {
  const file = `dist/${id}/${js(id)}`;
  const lines = readFileSync(file, 'utf8').split('\n');
  const line = lines.findIndex((text) =>
    text.includes('missing'),
  );
  const column = lines[line].indexOf('missing');
  const map = new SourceMap(
    JSON.parse(readFileSync(`${file}.map`, 'utf8')),
  );
  const found = map.findEntry(line, column);
  console.log(id, {
    line: lines.includes('/* added */'),
    name: js(id) === js('without') ? 'the same' : 'new',
    map: found.generatedLine === line ? 'right' : 'wrong',
  });
}
