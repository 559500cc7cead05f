declare module 'swagger-ui-dist/swagger-ui-es-bundle.js' {
  /** @see https://swagger.io/docs/open-source-tools/swagger-ui/usage/configuration/ */
  const SwaggerUI: (options: {
    readonly spec: object;
    readonly domNode: Element | null;
    readonly supportedSubmitMethods: readonly string[];
  }) => void;
  export default SwaggerUI;
}
