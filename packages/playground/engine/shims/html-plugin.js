// Rsbuild loads its plugin for HTML pages, which libraries do not have.
export default class HtmlPlugin {
  static getCompilationHooks() {
    return {};
  }
  apply() {}
}
