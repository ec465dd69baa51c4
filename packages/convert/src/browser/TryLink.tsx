import { withBase } from '@rspress/core/runtime';
import { useLangPrefix } from '@site/theme/useText';
import { useEffect, useState } from 'react';
import type { Conversion } from '../convert';
import styles from './Convert.module.css';
import { useConvertText } from './useConvertText';

/** A link that opens the answer in the playground, in another tab: the pasted text stays here. */
export function TryLink({ example }: Pick<Conversion, 'example'>) {
  const { text } = useConvertText();
  const prefix = useLangPrefix();
  const [code, setCode] = useState<string>();
  useEffect(() => {
    let isCurrent = true;
    void import('@site/playground/address').then(async ({ encodeProject }) => {
      const encoded = await encodeProject(example);
      if (isCurrent) setCode(encoded);
    });
    return () => {
      isCurrent = false;
    };
  }, [example]);
  if (code === undefined) return null;
  return (
    <p>
      <a
        className={styles.link}
        href={withBase(`${prefix}/playground/#code=${code}`)}
        target="_blank"
        rel="noopener"
      >
        {text('try')}
      </a>
    </p>
  );
}
