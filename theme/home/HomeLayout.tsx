import { DocContent } from '@rspress/core/theme-original';
import { ToolStack } from '../tool-stack/ToolStack';
import styles from './HomeLayout.module.css';

/**
 * The home page: the content of its MDX file and the tool family. The framework's background sets
 * the style of the bar in a `<style>` element, which the security policy of the page refuses.
 */
export function HomeLayout() {
  return (
    <>
      <div className={`rp-home-background ${styles.background}`} />
      <main id="content" className={styles.home} tabIndex={-1} data-styles="home">
        <div className={`rp-doc ${styles.body}`}>
          {/* `isOverviewPage` keeps the framework from adding the title as a second h1. */}
          <DocContent components={undefined} isOverviewPage />
        </div>
        <ToolStack />
      </main>
    </>
  );
}
