import { Badge } from '@mantine/core';

/**
 * Marks figures and people that are made up (ORG-09, ORG-17). Never used for data from the server.
 */
export function SampleBadge() {
  return <Badge variant="quiet">Sample data</Badge>;
}
