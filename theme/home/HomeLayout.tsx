import { DocContent } from '@rspress/core/theme-original';
import { useEffect } from 'react';
import { ToolStack } from '../tool-stack/ToolStack';
import styles from './HomeLayout.module.css';

/**
 * The home page: the content of its MDX file and the tool family. The framework's background sets
 * the style of the bar in a `<style>` element, which the security policy of the page refuses.
 */
export function HomeLayout() {
  useScrolled();
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

/** Sets `data-scrolled` on the root element while the page is scrolled, to style the bar. */
function useScrolled(): void {
  useEffect(() => {
    const root = document.documentElement;
    const update = () => root.toggleAttribute('data-scrolled', window.scrollY >= 100);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => {
      window.removeEventListener('scroll', update);
      root.removeAttribute('data-scrolled');
    };
  }, []);
}
