import { useEffect, useRef } from 'react';
import openapi from '../../docs/openapi.json';
import 'swagger-ui-dist/swagger-ui.css';

/** Every operation of the REST contract, drawn by Swagger UI from `docs/openapi.json`. It sends nothing. */
export function ContractViewer() {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let isMounted = true;
    // A megabyte that only this page needs.
    void import('swagger-ui-dist/swagger-ui-es-bundle.js').then(({ default: SwaggerUI }) => {
      if (isMounted) SwaggerUI({ spec: openapi, domNode: root.current, supportedSubmitMethods: [] });
    });
    return () => {
      isMounted = false;
    };
  }, []);
  return <div ref={root} />;
}
