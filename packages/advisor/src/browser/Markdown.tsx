import { firstAnswers } from './data/answers';
import { leafFor } from './data/leaves';
import { textOf } from './data/lines';
import { useAdvisorText } from './useAdvisorText';

/** The advisor in the Markdown edition of the page, which has no form: the first package. */
export function Markdown() {
  const { text } = useAdvisorText();
  const leaf = leafFor(firstAnswers);
  if (!leaf) return null;
  return (
    <>
      {`\n${text('needs-scripts')}\n\n`}
      {`\`\`\`json title="package.json"\n${textOf(leaf.manifest)}\`\`\`\n\n`}
      {`\`\`\`ts title="rslib.config.ts"\n${textOf(leaf.config)}\`\`\`\n`}
    </>
  );
}
