import mediumZoom from 'medium-zoom/dist/pure';

/**
 * What the script needs, by the names that it gives. The package would write its own styles into the page as text, which the policy
 * of every page would have to name; in a style sheet of the theme they would come with every page.
 */
const css = `
.medium-zoom-overlay, .medium-zoom-image--opened { z-index: 999; cursor: zoom-out }
.medium-zoom-overlay { position: fixed; inset: 0; opacity: 0; transition: opacity 0.3s }
.medium-zoom--opened .medium-zoom-overlay { opacity: 1 }
.medium-zoom-image--hidden { visibility: hidden }
.medium-zoom-image--opened { position: relative; transition: transform 0.3s cubic-bezier(0.2, 0, 0.2, 1) !important }
`;

const styles = new CSSStyleSheet();
styles.replaceSync(css);
document.adoptedStyleSheets.push(styles);

/** What enlarges images, with the styles that it needs. Importing it gives them to the page. */
export { mediumZoom };
