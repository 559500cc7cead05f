import type { VirtualRootRoute, VirtualRouteNode } from '@tanstack/virtual-file-routes';

/** The `parameters` in which a story, or a whole story file, declares what it shows. */
export interface Claims {
  /** Ids of error catalogue entries whose text is on the screen. */
  readonly shows?: readonly string[];
  /** States of the mock that the story shows, as paths of the site with query parameters. */
  readonly states?: readonly { readonly title: string; readonly href: string }[];
  /** The routes that show this screen. */
  readonly route?: string | readonly string[];
  /** Ids of further requirements, besides those that follow from the story's errors and route. */
  readonly requirements?: readonly string[];
}

interface Annotated {
  readonly parameters?: Claims;
}

/** A story with the errors and routes that it shows. */
export interface ShownStory {
  /** The story as `<file> <export>`, for failure messages. */
  readonly name: string;
  readonly errors: readonly string[];
  readonly routes: readonly string[];
  readonly requirements: readonly string[];
}

/**
 * Collects the stories of imported files. `files` maps each path to its module. A story's own route
 * replaces the route of its file.
 */
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

/**
 * Returns the paths of all routes that have their own file, in router syntax such as
 * `/scholarship/$id`.
 */
export function routePaths(node: VirtualRootRoute | VirtualRouteNode, parent = ''): readonly string[] {
  const path = node.type === 'route' ? parent + node.path : parent;
  const own =
    (node.type === 'route' || node.type === 'index') && 'file' in node && node.file !== undefined
      ? [path || '/']
      : [];
  const below = 'children' in node ? (node.children ?? []) : [];
  return [...new Set([...own, ...below.flatMap((child) => routePaths(child, path))])];
}
