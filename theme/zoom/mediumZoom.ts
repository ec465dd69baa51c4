import mediumZoom from 'medium-zoom/dist/pure';

/**
 * The styles of medium-zoom. The package would write them into the page as text, which the security
 * policy of every page would have to allow; in a style sheet of the theme every page would load
 * them.
 */
const css = `
.medium-zoom-overlay, .medium-zoom-image--opened { z-index: 999; cursor: zoom-out }
.medium-zoom-overlay { position: fixed; inset: 0; opacity: 0; transition: opacity 0.3s }
.medium-zoom--opened .medium-zoom-overlay { opacity: 1 }
.medium-zoom-image--hidden { visibility: hidden }
.medium-zoom-image--opened {
  position: relative;
  transition: transform 0.3s cubic-bezier(0.2, 0, 0.2, 1) !important
}
`;

const styles = new CSSStyleSheet();
styles.replaceSync(css);
document.adoptedStyleSheets.push(styles);

export { mediumZoom };
