/** Creates a value on first use: formatters take milliseconds to create, and many pages need none. */
export function atFirstUse<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
