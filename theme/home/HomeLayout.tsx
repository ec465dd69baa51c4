import { DocContent, HomeBackground } from '@rspress/core/theme-original';
import { ToolStack } from '../tool-stack/ToolStack';
import { Figures } from './Figures';
import { Hero } from './Hero';
import styles from './HomeLayout.module.css';

/** What the MDX file of the home page may use beside Markdown. */
const parts = { Hero, Figures };

/** The home page: what its MDX file says, and the family of tools. */
export function HomeLayout() {
  return (
    <>
      <HomeBackground />
      <main id="content" className={styles.home} tabIndex={-1}>
        <div className={`rp-doc ${styles.body}`}>
          {/* `isOverviewPage` keeps the framework from adding the title as a second h1. */}
          <DocContent components={parts} isOverviewPage />
        </div>
        <ToolStack />
      </main>
    </>
  );
}
