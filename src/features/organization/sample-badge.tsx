import { Badge } from '#shared/ui/feedback/badge.tsx';

/** Says that a figure or a person is made up (ORG-09, ORG-17). The server's own figures never carry it. */
export function SampleBadge() {
  return <Badge tone="quiet">Sample data</Badge>;
}
