import type { MdxElement } from './shiki.ts';

/** An element of a page whose content is given as HTML, for React to put in as it is. */
export function rawElement(name: string, html: string): MdxElement {
  const property = {
    type: 'Property',
    kind: 'init',
    method: false,
    shorthand: false,
    computed: false,
    key: { type: 'Identifier', name: '__html' },
    value: { type: 'Literal', value: html },
  } as const;
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: [
      {
        type: 'mdxJsxAttribute',
        name: 'dangerouslySetInnerHTML',
        value: {
          type: 'mdxJsxAttributeValueExpression',
          value: '',
          data: {
            estree: {
              type: 'Program',
              sourceType: 'module',
              body: [
                {
                  type: 'ExpressionStatement',
                  expression: { type: 'ObjectExpression', properties: [property] },
                },
              ],
            },
          },
        },
      },
    ],
    children: [],
    // Without it the framework's component would be rendered in place of the element.
    data: { _mdxExplicitJsx: true },
  };
}
