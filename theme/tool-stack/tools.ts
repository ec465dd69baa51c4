import type { Text } from '../useText';

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

const site = (origin: string): Text => ({ en: `${origin}/`, zh: `${origin}/zh/` });

/** Every tool of the family, each once. */
const tools = {
  rspack: {
    name: 'Rspack',
    desc: {
      en: 'The bundler underneath: written in Rust, with the API that webpack users know',
      zh: '最底层的打包工具：用 Rust 编写，沿用 webpack 用户熟悉的 API',
    },
    url: site('https://rspack.rs'),
    logo: `${logoOrigin}/rspack/rspack-logo.svg`,
    colors: ['#b5490f', '#e8912b'],
  },
  rsbuild: {
    name: 'Rsbuild',
    desc: {
      en: 'Builds web applications on Rspack; its plugins and most of its options work in Rslib too',
      zh: '基于 Rspack 构建 Web 应用；它的插件和大部分配置项在 Rslib 中同样可用',
    },
    url: site('https://rsbuild.rs'),
    logo: `${logoOrigin}/rsbuild/rsbuild-logo.svg`,
    colors: ['#8a3fb8', '#d16ba5'],
  },
  rslib: {
    name: 'Rslib',
    desc: {
      en: 'Turns source code into a package that is ready to publish',
      zh: '把源码变成可以直接发布的包',
    },
    url: site('https://rslib.rs'),
    logo: `${logoOrigin}/rslib/rslib-logo.svg`,
    colors: ['#0b6b74', '#27a6a4'],
  },
  rspress: {
    name: 'Rspress',
    desc: {
      en: 'Makes static sites from MDX, this one included',
      zh: '用 MDX 生成静态站点，本站就是用它搭建的',
    },
    url: site('https://rspress.rs'),
    logo: `${logoOrigin}/rspress/rspress-logo-480x480.png`,
    colors: ['#1f5fbf', '#4ea8de'],
  },
  rsdoctor: {
    name: 'Rsdoctor',
    desc: {
      en: 'Shows what a build did: sizes, duplicates, and where the time went',
      zh: '展示一次构建做了什么：体积、重复依赖，以及时间花在哪里',
    },
    url: site('https://rsdoctor.rs'),
    logo: `${logoOrigin}/rsdoctor/rsdoctor-logo-480x480.png`,
    colors: ['#0f7a4d', '#3fbf7f'],
  },
  rstest: {
    name: 'Rstest',
    desc: {
      en: 'Runs tests with the bundler and the settings that build the code',
      zh: '用构建代码的打包工具和同一份配置来运行测试',
    },
    url: site('https://rstest.rs'),
    logo: `${logoOrigin}/rstest/rstest-logo.svg`,
    colors: ['#a3262a', '#e0605e'],
  },
  rslint: {
    name: 'Rslint',
    desc: {
      en: 'Lints TypeScript with its types, written in Go on top of the native compiler',
      zh: '借助类型信息检查 TypeScript 代码，用 Go 编写，基于原生编译器',
    },
    url: site('https://rslint.rs'),
    logo: `${logoOrigin}/rslint/rslint-logo.svg`,
    colors: ['#3d3f9e', '#7d82d8'],
  },
} satisfies Record<string, Tool>;

/** The five cards of the home page, in their order. */
export const toolStack: readonly Tool[] = [
  tools.rspack,
  tools.rsbuild,
  tools.rspress,
  tools.rsdoctor,
  tools.rslib,
];

/** The seven entries of the popover in the bar, in their order. */
export const family: { title: Text; links: readonly Tool[] } = {
  title: { en: 'The Rstack family', zh: 'Rstack 工具家族' },
  links: [
    tools.rspack,
    tools.rsbuild,
    tools.rslib,
    tools.rspress,
    tools.rsdoctor,
    tools.rstest,
    tools.rslint,
  ],
};
