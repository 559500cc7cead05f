/**
 * Creates something on first use: each of the platform's formatters costs milliseconds, and many pages format
 * nothing.
 */
export function atFirstUse<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
