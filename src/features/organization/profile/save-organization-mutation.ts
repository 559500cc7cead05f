import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '#shared/api/api-client.ts';
import { createOrUpdate } from '#shared/api/create-or-update.ts';
import { refusedClearings, sendAcceptable } from '#shared/api/send-acceptable.ts';
import { mapFields } from '#shared/form/fields.ts';
import type { Organization } from '../organization.ts';
import { type OrganizationSources, organizationQuery, organizationsKey } from '../organization-queries.ts';
import type { ProfileInForm } from './profile-draft.ts';
import { organizationPayload, type ProfileFields, profileFields } from './profile-fields.ts';

/** What the form hands over. */
export interface OrganizationToSave {
  readonly userId: string;
  readonly fields: ProfileFields;
  /** The public URL of the document that is stored; null for none. */
  readonly documentURL: string | null;
  /** The profile that the form was opened with. */
  readonly opened: ProfileInForm;
}

/** A profile as it is now on the server, as far as this device knows. */
export interface SavedOrganization {
  readonly saved: Organization;
  /** The fields that the server did not take; everything else is saved. */
  readonly leftOut: readonly string[];
}

/**
 * Saves a profile (ORG-05): asks whether there is one, then changes it or creates it. It is unverified
 * afterwards (ORG-04). Where a server refuses to clear the website, the rest is saved.
 *
 * @throws ApiError of whichever call failed
 */
export async function saveOrganization(
  api: ApiClient,
  { userId, fields, documentURL, opened }: OrganizationToSave,
): Promise<SavedOrganization> {
  return createOrUpdate<Organization, SavedOrganization>({
    find: () => api.call('organizations.byUser', { as: userId, params: { userId } }),
    create: async () => {
      const body = organizationPayload(userId, fields, documentURL);
      await api.call('organizations.create', { as: userId, body });
      return { saved: body, leftOut: [] };
    },
    update: async (found) => {
      // What was not touched is sent as it is now, so that another device's changes are not undone.
      const now = mapFields(profileFields, (name) =>
        fields[name] === opened.fields[name] && found[name] !== undefined
          ? (found[name] ?? '')
          : fields[name],
      );
      const isSameDocument = documentURL === opened.document;
      const payload = organizationPayload(userId, now, (isSameDocument && found.documentURL) || documentURL);
      // A website that is left out of a change stays.
      const emptied = now.websiteURL === '' && found.websiteURL ? { websiteURL: null } : {};
      const body = { ...payload, ...emptied };
      const leftOut = await sendAcceptable(
        body,
        (part) => api.call('organizations.update', { as: userId, params: { userId }, body: part }),
        (failure) => refusedClearings(body, failure),
      );
      const unchanged = leftOut.length === 0 ? {} : { websiteURL: found.websiteURL };
      return { saved: { ...found, ...body, ...unchanged, verifiedAt: null }, leftOut };
    },
  });
}

/** Saving as a mutation: the profile that the cache holds is the new one afterwards. */
export function saveOrganizationMutation(sources: OrganizationSources, queryClient: QueryClient) {
  return mutationOptions({
    mutationKey: [...organizationsKey, 'save'],
    mutationFn: (organization: OrganizationToSave) => saveOrganization(sources.api, organization),
    onSuccess: ({ saved }, { userId }) => {
      queryClient.setQueryData(organizationQuery(sources, userId).queryKey, saved);
      void queryClient.invalidateQueries({ queryKey: organizationsKey, refetchType: 'none' });
    },
  });
}
