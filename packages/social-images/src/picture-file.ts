/** Where the picture of a page stands in the built site: `/config/` gives `social/config/index.png`. */
export function pictureFile(routePath: string): string {
  return `social${routePath.endsWith('/') ? `${routePath}index` : routePath}.png`;
}
