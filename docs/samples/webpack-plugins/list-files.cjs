// A plugin of our own. Rspack has the same hooks.
module.exports = class ListFiles {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    const name = 'ListFiles';
    const stage = Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const { processAssets } = compilation.hooks;
      processAssets.tap({ name, stage }, (assets) => {
        const list = Object.keys(assets).join('\n');
        compilation.emitAsset(
          'files.txt',
          new sources.RawSource(`${list}\n`),
        );
      });
    });
  }
};
