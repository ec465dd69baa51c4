// The package with its styles in a file: otherwise it writes them into the page as text, which the
// security policy of every page would have to allow.
import 'medium-zoom/dist/style.css';

export { default as mediumZoom } from 'medium-zoom/dist/pure';
