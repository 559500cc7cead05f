import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { OrganizationWrite } from '#contract/schemas/organization.ts';
import type { ApiClient } from '#shared/api/api-client.ts';
import { failureIn, nullIfMissing } from '#shared/api/api-error.ts';
import { createOnce } from '#shared/api/create-once.ts';
import { mapFields, namesOf } from '#shared/form/fields.ts';
import type { Organization } from '../organization.ts';
import { type OrganizationSources, organizationQuery, organizationsKey } from '../organization-queries.ts';
import { organizationPayload, type ProfileValues, profileTexts, valuesOf } from './profile-fields.ts';

export const organizationSaveKey = [...organizationsKey, 'save'];

export interface OrganizationToSave {
  readonly userId: string;
  readonly values: ProfileValues;
  readonly opened: ProfileValues;
}

/** An existing record needs no defaults from the account. */
const NO_ACCOUNT = { name: '', email: null };

/**
 * Reads the profile, and replaces it if it exists or creates it otherwise (ORG-05). The saved
 * profile is unverified (ORG-04).
 * @returns the saved profile
 */
export async function saveOrganization(
  api: ApiClient,
  { userId, values, opened }: OrganizationToSave,
): Promise<Organization> {
  const params = { userId };
  const read = () => api.call('organizations.byUser', { as: userId, params }).catch(nullIfMissing);
  /**
   * Sends the profile once. After an unclear response, reads the stored profile to find out whether
   * the save succeeded.
   */
  const replace = (body: OrganizationWrite, send: () => Promise<undefined>) =>
    createOnce<undefined, Organization | null>({
      send,
      find: async () => [await read()],
      same: (record) => {
        // A save resets the verification (ORG-04), so a record that is still verified is older than
        // the save.
        if (record === null || record.verified) return false;
        const stored = organizationPayload(userId, valuesOf(record, NO_ACCOUNT));
        return namesOf(body).every((name) => stored[name] === body[name]);
      },
    });
  const found = await read();
  if (found === null) {
    const body = organizationPayload(userId, values);
    await replace(body, () => api.call('organizations.create', { as: userId, body }));
    return body;
  }
  // Untouched fields keep the server's current values, so that changes from other devices survive.
  const isSame = (name: keyof ProfileValues) => values[name] === opened[name];
  const body = organizationPayload(userId, {
    ...mapFields(profileTexts, (name) =>
      isSame(name) && found[name] !== undefined ? (found[name] ?? '') : values[name],
    ),
    documentURL:
      isSame('documentURL') && found.documentURL !== undefined ? found.documentURL : values.documentURL,
  });
  await replace(body, () => api.call('organizations.update', { as: userId, params, body }));
  return { ...found, ...body, verifiedAt: null };
}

/**
 * Returns true if saving would send any change and so reset the verification, or if that cannot be
 * determined.
 */
export function wouldSaveOrganization(
  api: ApiClient,
  { userId, values }: OrganizationToSave,
): Promise<boolean> {
  const body = organizationPayload(userId, values);
  return api
    .wouldSend('organizations.update', { as: userId, params: { userId }, body })
    .catch(() => true /* The save itself reports what is wrong. */);
}

/** Saves the profile and updates the cache. */
export function saveOrganizationMutation(sources: OrganizationSources, queryClient: QueryClient) {
  return mutationOptions({
    mutationKey: organizationSaveKey,
    mutationFn: (organization: OrganizationToSave) => saveOrganization(sources.api, organization),
    onSuccess: (saved, { userId }) => {
      queryClient.setQueryData(organizationQuery(sources, userId).queryKey, saved);
      void queryClient.invalidateQueries({ queryKey: organizationsKey, refetchType: 'none' });
    },
    onError: (error) => {
      const failure = failureIn(error);
      // If the server refused a field, it may have saved the other fields.
      if (failure?.kind === 'http' && failure.fields) {
        void queryClient.invalidateQueries({ queryKey: organizationsKey });
      }
    },
  });
}
