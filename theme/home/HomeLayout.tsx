import { DocContent } from '@rspress/core/theme-original';
import { ToolStack } from '../tool-stack/ToolStack';
import styles from './HomeLayout.module.css';
import { useScrolled } from './useScrolled';

/**
 * The home page: what its MDX file says, and the family of tools. The framework's background brings the style of the bar in an element of its own, which
 * the policy of a page that the reader comes from refuses.
 */
export function HomeLayout() {
  useScrolled();
  return (
    <>
      <div className={`rp-home-background ${styles.background}`} />
      <main id="content" className={styles.home} tabIndex={-1}>
        <div className={`rp-doc ${styles.body}`}>
          {/* `isOverviewPage` keeps the framework from adding the title as a second h1. */}
          <DocContent components={undefined} isOverviewPage />
        </div>
        <ToolStack />
      </main>
    </>
  );
}
