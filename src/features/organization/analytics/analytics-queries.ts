import { queryOptions } from '@tanstack/react-query';
import { type GetStorage, localArea } from '#shared/store/storage-area.ts';
import { analyticsStore } from './analytics-store.ts';

/**
 * What the dashboard has stored on this device for an organization (ORG-17); null where it has stored nothing. No call
 * is made. It fails where the storage is blocked, or holds what cannot be read.
 */
export function analyticsQuery(ownerId: string, getStorage: GetStorage = localArea, now = Date.now) {
  return queryOptions({
    queryKey: ['organization-analytics', ownerId],
    queryFn: () => {
      const stored = analyticsStore(ownerId, getStorage).read(now());
      if (stored === null) console.info('No scholarships found in local storage');
      return stored;
    },
  });
}
