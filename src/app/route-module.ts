import type { VirtualRootRoute, VirtualRouteNode } from '@tanstack/virtual-file-routes';

/**
 * Returns the file of the route for a path, relative to the project's root.
 *
 * @throws Error for a path without a route
 */
export function routeModule(root: VirtualRootRoute, path: string): string {
  const file = find(root.children ?? [], '', path);
  if (file === null) throw new Error(`The site has no route for ${path}`);
  return `src/${file}`;
}

function find(nodes: readonly VirtualRouteNode[], parent: string, path: string): string | null {
  for (const node of nodes) {
    if (node.type === 'index' && (parent || '/') === path) return node.file;
    if (node.type !== 'route') continue;
    const own = `${parent}${node.path}`;
    const inside = find(node.children ?? [], own, path);
    if (inside !== null) return inside;
    if (own === path && node.file !== undefined) return node.file;
  }
  return null;
}
