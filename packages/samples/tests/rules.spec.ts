// Checks of samples and of code that claims to be a file.
import { checkFixtures, english } from '../../../tests/checks/support.ts';
import { handTyped } from '../../../tools/checks/pages/code-blocks.ts';
import { unusedSamples } from '../../../tools/checks/samples/unused.ts';

const samples = ['a', 'b', 'c'].map((id) => `docs/samples/${id}/sample.json`);
checkFixtures('samples', unusedSamples, {
  accepted: {},
  reported: {
    'a sample that no page shows': [
      [
        { file: 'docs/en/a.mdx', text: '<Sample\n  id="a"\n  diff="b"\n  tree\n/>' },
        ...samples.map((file) => ({ file, text: '' })),
      ],
      'docs/samples/c/sample.json:0 No page shows',
    ],
  },
});

const config = "import { defineConfig } from '@rslib/core';\n\nexport default {};";
checkFixtures('code blocks', handTyped, {
  accepted: { 'a terminal': english('```bash title="Terminal"\nls\n```') },
  reported: {
    'a title on a fragment': [
      english('```ts fragment title="rslib.config.ts"\nlet a;\n```'),
      'docs/en/a.mdx:1 The block claims to be rslib.config.ts',
    ],
    'a whole configuration and a package': [
      english(`\`\`\`ts\n${config}\n\`\`\`\n\n\`\`\`json\n{ "name": "a" }\n\`\`\``),
      'docs/en/a.mdx:1 The block claims to be rslib.config.ts',
      'docs/en/a.mdx:7 The block claims to be package.json',
    ],
  },
});
