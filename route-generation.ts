/** How the route tree is written: the site's build writes it, `npm run check generated` compares it. */
export const routeGeneration = {
  virtualRouteConfig: './src/app/routes.ts',
  routesDirectory: './src',
  generatedRouteTree: './src/app/route-tree.gen.ts',
  tmpDir: './.tmp/route-generation',
  quoteStyle: 'single',
  semicolons: true,
  /** Without the generator's header, which switches the type check off for the file. */
  routeTreeFileHeader: [] as string[],
} as const;
