function styleInject(css, ref) {
  if ( ref === void 0 ) ref = {};
  var insertAt = ref.insertAt;

  if (!css || typeof document === 'undefined') { return; }

  var head = document.head || document.getElementsByTagName('head')[0];
  var style = document.createElement('style');
  style.type = 'text/css';

  if (insertAt === 'top') {
    if (head.firstChild) {
      head.insertBefore(style, head.firstChild);
    } else {
      head.appendChild(style);
    }
  } else {
    head.appendChild(style);
  }

  if (style.styleSheet) {
    style.styleSheet.cssText = css;
  } else {
    style.appendChild(document.createTextNode(css));
  }
}

var css_248z$1 = "span {\n  color: teal;\n}\n";
styleInject(css_248z$1);

var css_248z = ".tag-module_tag__M9h1j {\n  border-radius: 4px;\n}\n";
var styles = {"tag":"tag-module_tag__M9h1j"};
styleInject(css_248z);

const tag = (text) =>
  `<span class="${styles.tag}">${text}</span>`;

export { tag };
