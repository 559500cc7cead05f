import type { VirtualRootRoute, VirtualRouteNode } from '@tanstack/virtual-file-routes';

/** The `parameters` in which a story or its file names what it shows. */
export interface Claims {
  /** Rows of the error catalogue whose text is on the screen. */
  readonly shows?: readonly string[];
  /** The routes that lead to this screen. */
  readonly route?: string | readonly string[];
  /** Rows of the requirements, beside those of its errors and of its route. */
  readonly requirements?: readonly string[];
}

interface Annotated {
  readonly parameters?: Claims;
}

/** A story, with the errors and the route that it shows. */
export interface ShownStory {
  /** `<file> <export>`, for messages. */
  readonly name: string;
  readonly errors: readonly string[];
  readonly routes: readonly string[];
  readonly requirements: readonly string[];
}

/** The stories of imported files, by their paths. A story's own route replaces its file's. */
export function shownStories(files: Readonly<Record<string, unknown>>): readonly ShownStory[] {
  return Object.entries(files).flatMap(([path, file]) => {
    const { default: meta, ...stories } = file as { default?: Annotated } & Record<string, Annotated>;
    return Object.entries(stories).map(([name, { parameters }]) => ({
      name: `${path} ${name}`,
      errors: [...(meta?.parameters?.shows ?? []), ...(parameters?.shows ?? [])],
      routes: [parameters?.route ?? meta?.parameters?.route ?? []].flat(),
      requirements: parameters?.requirements ?? meta?.parameters?.requirements ?? [],
    }));
  });
}

/** Every path of a route tree that has a file of its own, as a router writes it: `/scholarship/$id`. */
export function routePaths(node: VirtualRootRoute | VirtualRouteNode, parent = ''): readonly string[] {
  const path = node.type === 'route' ? parent + node.path : parent;
  const own =
    (node.type === 'route' || node.type === 'index') && 'file' in node && node.file !== undefined
      ? [path || '/']
      : [];
  const below = 'children' in node ? (node.children ?? []) : [];
  return [...new Set([...own, ...below.flatMap((child) => routePaths(child, path))])];
}
