import blur from './blur.glsl';

export { blur };
