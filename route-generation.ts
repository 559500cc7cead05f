/**
 * Options for generating the route tree. The site's build writes the tree, and `npm run check
 * generated` compares it with the committed file.
 */
export const routeGeneration = {
  virtualRouteConfig: './src/app/routes.ts',
  routesDirectory: './src',
  generatedRouteTree: './src/app/route-tree.gen.ts',
  tmpDir: './.tmp/route-generation',
  quoteStyle: 'single',
  semicolons: true,
  /** Omits the generator's header, which would turn off type checking for the file. */
  routeTreeFileHeader: [] as string[],
} as const;
