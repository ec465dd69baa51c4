/** What of the framework's routes is used here. */
export interface Routes {
  getRoutes(): { absolutePath: string; routePath: string }[];
}

/** The framework reads what ends in .mdx or .md, and of everything else it takes the address alone. */
const mark = '.known';

/** The file of a page, whether it was asked for by it or by its stand-in. */
export function fileOf(absolutePath: string): string {
  return absolutePath.endsWith(mark) ? absolutePath.slice(0, -mark.length) : absolutePath;
}

/** Whether a path is that of a stand-in. */
export function isStandIn(absolutePath: string): boolean {
  return absolutePath.endsWith(mark);
}

/** Lets the next one who asks for the routes, and nobody after, get stand-ins for the pages that `knows` knows. */
export function standIns(routes: Routes, knows: (file: string) => boolean): void {
  const getRoutes = routes.getRoutes;
  routes.getRoutes = () => {
    routes.getRoutes = getRoutes;
    return getRoutes
      .call(routes)
      .map((route) =>
        knows(route.absolutePath)
          ? { ...route, absolutePath: route.absolutePath + mark }
          : route,
      );
  };
}
