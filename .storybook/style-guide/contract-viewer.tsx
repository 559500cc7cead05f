import { useEffect, useRef } from 'react';
import openapi from '../../docs/openapi.json';
import 'swagger-ui-dist/swagger-ui.css';

/**
 * Swagger UI with every operation of the REST contract, from `docs/openapi.json`. Sends no
 * requests.
 */
export function ContractViewer() {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let isMounted = true;
    // Loaded lazily: a megabyte that only this page needs.
    void import('swagger-ui-dist/swagger-ui-es-bundle.js').then(({ default: SwaggerUI }) => {
      if (isMounted) SwaggerUI({ spec: openapi, domNode: root.current, supportedSubmitMethods: [] });
    });
    return () => {
      isMounted = false;
    };
  }, []);
  return <div ref={root} />;
}
