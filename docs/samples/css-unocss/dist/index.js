const tag = 'tag:rounded tag:px-2';
export { tag };
