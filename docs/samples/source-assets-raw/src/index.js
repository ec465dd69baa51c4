import blur from './blur.glsl?raw';

export { blur };
