import { useEffect, useRef } from 'react';
import openapi from '../../docs/openapi.json';
import 'swagger-ui-dist/swagger-ui.css';

/**
 * Shows every operation of the REST contract (`docs/openapi.json`) in Swagger UI. Readers can't
 * send requests from it.
 */
export function ContractViewer() {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let isMounted = true;
    // Loaded lazily, because the package is a megabyte and only this page uses it.
    void import('swagger-ui-dist/swagger-ui-es-bundle.js').then(({ default: SwaggerUI }) => {
      if (isMounted) SwaggerUI({ spec: openapi, domNode: root.current, supportedSubmitMethods: [] });
    });
    return () => {
      isMounted = false;
    };
  }, []);
  return <div ref={root} />;
}
