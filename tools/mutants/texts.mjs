/**
 * Leaves out texts for people, which are literals of several words. A test that noticed their loss would repeat them;
 * stories and end-to-end tests show that each is on its screen.
 */
const texts = {
  /** @param {{ isStringLiteral(): boolean; node: { value?: unknown } }} path */
  shouldIgnore: (path) =>
    path.isStringLiteral() && /\p{L}\S* \S*\p{L}/u.test(String(path.node.value))
      ? 'A text for people'
      : undefined,
};

export const strykerPlugins = [{ kind: 'Ignore', name: 'texts', value: texts }];
