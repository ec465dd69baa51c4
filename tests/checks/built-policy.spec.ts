// What a built page may hold under its content security policy, and what makes each rule fail.
import { expect, test } from '@playwright/test';
import { parseBuilt } from '@site/pages/html';
import { sourceOf } from '@site/react-on-intent';
import { policy } from '../../tools/checks/built/policy.ts';

const csp = (content: string) =>
  `<meta http-equiv="Content-Security-Policy" content="${content}">`;
const meta = csp(`script-src 'self' ${sourceOf('go()')};img-src https://logos.example`);

function complaints(head: string, body = '') {
  const html = `<!doctype html><html><head>${head}</head><body>${body}</body></html>`;
  return policy([parseBuilt('a.html', html)]).map(({ what }) => what);
}

test('scripts that the policy allows, links to other sites and data are accepted', () => {
  const body =
    '<img src="https://logos.example/a.svg"><img src="/a.png"><a href="https://other.example">a</a><script type="application/ld+json">{}</script>';
  expect(complaints(`${meta}<script>go()</script>`, body)).toEqual([]);
});

for (const [name, head, body, what] of [
  ['no policy', '', '', 'The page has no content security policy.'],
  [
    'a policy that comes late',
    `<script src="/a.js"></script>${meta}`,
    '',
    'A <script> stands before the policy, which is not about it.',
  ],
  [
    'a script with another text',
    `${meta}<script>go( )</script>`,
    '',
    'The policy does not name the <script> that stands in the page.',
  ],
  [
    'a style sheet',
    `${meta}<style>a{}</style>`,
    '',
    'The policy does not name the <style> that stands in the page.',
  ],
  [
    'an attribute with code',
    meta,
    '<p onclick="go()">',
    '<p> has code in its attribute onclick.',
  ],
  [
    'a link with code',
    meta,
    '<a href=" JavaScript:go()">a</a>',
    '<a> has code in its attribute href.',
  ],
  [
    'a picture of another host',
    meta,
    '<img src="//pictures.example/a.png">',
    '<img> asks https://pictures.example, which the policy does not name.',
  ],
  [
    'an icon of another host',
    `${meta}<link rel="icon" href="https://icons.example/a">`,
    '',
    '<link> asks https://icons.example, which the policy does not name.',
  ],
] as const) {
  test(`${name} is reported`, () => {
    expect(complaints(head, body)).toEqual([what]);
  });
}
