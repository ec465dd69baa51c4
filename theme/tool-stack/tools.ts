import type { Text } from '@site/base-theme/useText';

/** A tool of the family that Rslib belongs to. */
export interface Tool {
  name: string;
  desc: Text;
  url: Text;
  /** On the provider's assets host; loaded when it comes into view. */
  logo: string;
  /** Scale of a logo that fills its canvas, relative to the others. Default 1. */
  logoScale?: number;
  /** Dark and light colour of the monogram shown until the logo is loaded. */
  colors: readonly [string, string];
}

/** The host of all logos. */
export const logoOrigin = 'https://assets.rspack.rs';

/** A tool; its name is that of its site, and of its folder on the assets host. */
function tool(name: string, logo: string, colors: Tool['colors'], desc: Text): Tool {
  const id = name.toLowerCase();
  const home = `https://${id}.rs/`;
  const url = { en: home, zh: `${home}zh/` };
  return { name, desc, url, logo: `${logoOrigin}/${id}/${id}-${logo}`, colors };
}

/** Every tool of the family, in the order of the popover in the bar. */
const tools = {
  rspack: tool('Rspack', 'logo.svg', ['#b5490f', '#e8912b'], {
    en: 'The bundler underneath: written in Rust, with the API that webpack users know',
    zh: '最底层的打包工具：用 Rust 编写，沿用 webpack 用户熟悉的 API',
  }),
  rsbuild: tool('Rsbuild', 'logo.svg', ['#8a3fb8', '#d16ba5'], {
    en: 'Builds web applications on Rspack; its plugins and most of its options work in Rslib too',
    zh: '基于 Rspack 构建 Web 应用；它的插件和大部分配置项在 Rslib 中同样可用',
  }),
  rslib: tool('Rslib', 'logo.svg', ['#0b6b74', '#27a6a4'], {
    en: 'Turns source code into a package that is ready to publish',
    zh: '把源码变成可以直接发布的包',
  }),
  rspress: tool('Rspress', 'logo-480x480.png', ['#1f5fbf', '#4ea8de'], {
    en: 'Makes static sites from MDX, this one included',
    zh: '用 MDX 生成静态站点，本站就是用它搭建的',
  }),
  rsdoctor: tool('Rsdoctor', 'logo-480x480.png', ['#0f7a4d', '#3fbf7f'], {
    en: 'Shows what a build did: sizes, duplicates, and where the time went',
    zh: '展示一次构建做了什么：体积、重复依赖，以及时间花在哪里',
  }),
  rstest: tool('Rstest', 'logo.svg', ['#a3262a', '#e0605e'], {
    en: 'Runs tests with the bundler and the settings that build the code',
    zh: '用构建代码的打包工具和同一份配置来运行测试',
  }),
  rslint: tool('Rslint', 'logo.svg', ['#3d3f9e', '#7d82d8'], {
    en: 'Lints TypeScript with its types, written in Go on top of the native compiler',
    zh: '借助类型信息检查 TypeScript 代码，用 Go 编写，基于原生编译器',
  }),
};

/** The five cards of the home page, in their order. */
export const toolStack: readonly Tool[] = [
  tools.rspack,
  tools.rsbuild,
  tools.rspress,
  tools.rsdoctor,
  tools.rslib,
];

/** The seven entries of the popover in the bar. */
export const family: { title: Text; links: readonly Tool[] } = {
  title: { en: 'The Rstack family', zh: 'Rstack 工具家族' },
  links: Object.values(tools),
};
