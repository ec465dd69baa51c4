// Loaded with <script>.
function setTheme(name) {
  document.body.className = name;
}
