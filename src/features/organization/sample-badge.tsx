import { Badge } from '@mantine/core';

/** Says that a figure or a person is made up (ORG-09, ORG-17). The server's own figures never carry it. */
export function SampleBadge() {
  return <Badge variant="quiet">Sample data</Badge>;
}
