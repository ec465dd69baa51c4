import { type Config, type CustomPlugin, loadConfig, optimize } from 'svgo';

const plugin: CustomPlugin = { name: 'own', fn: () => ({ element: { enter() {} } }) };
const config: Config = { multipass: true, plugins: ['preset-default', plugin] };
export const data: string = optimize('<svg/>', config).data;
export const loaded: Promise<Config | null> = loadConfig(null);
// @ts-expect-error data is text
export const wrong: number = optimize('<svg/>').data;
