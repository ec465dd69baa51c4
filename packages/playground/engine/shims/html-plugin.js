// Rsbuild loads its plugin for HTML pages, which libraries do not have.
export default class HtmlPlugin {
  static getHooks() {
    return {};
  }
  static getCompilationHooks() {
    return {};
  }
  apply() {}
}
