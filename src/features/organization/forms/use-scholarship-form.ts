import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm, useWatch } from 'react-hook-form';
import { organizationErrors } from '#contract/errors/organization.ts';
import type { ScholarshipWrite } from '#contract/schemas/scholarship.ts';
import type { DraftStorage } from '#shared/draft/draft-storage.ts';
import { useDraftedForm, useRestoredDraft } from '#shared/form/use-drafted-form.ts';
import type { CreateOutcome } from '../api/create-scholarship.ts';
import { UNEXPECTED_CREATE } from '../model/create-failure.ts';
import {
  missingFields,
  NO_SCHOLARSHIP,
  SCHOLARSHIP_FIELDS,
  SCHOLARSHIP_LABELS,
  type ScholarshipFields,
  scholarshipFieldsSchema,
  scholarshipPayload,
} from '../model/scholarship-fields.ts';

export interface ScholarshipFormOptions {
  readonly userId: string;
  readonly draft: DraftStorage<ScholarshipFields>;
  /** Never rejects. */
  readonly create: (write: ScholarshipWrite) => Promise<CreateOutcome>;
  readonly onCreated: (title: string) => void;
  /** The draft is gone: the owner shows the form anew. */
  readonly onDiscard: () => void;
  /** Milliseconds since 1970, at each check. */
  readonly now: () => number;
}

/** What the form of a new scholarship knows and does; the drawing of it is in scholarship-form.tsx. */
export function useScholarshipForm(options: ScholarshipFormOptions) {
  const { userId, draft, create, onCreated, onDiscard, now } = options;
  const restored = useRestoredDraft(draft);
  const form = useForm<ScholarshipFields>({
    resolver: valibotResolver(scholarshipFieldsSchema(now)),
    defaultValues: restored.fields ?? NO_SCHOLARSHIP,
    shouldFocusError: false,
  });
  const typed: ScholarshipFields = { ...NO_SCHOLARSHIP, ...useWatch({ control: form.control }) };

  const send = async (fields: ScholarshipFields) => {
    const outcome = await create(scholarshipPayload(userId, fields)).catch(
      (error: unknown): CreateOutcome => {
        console.error('The scholarship could not be created', error);
        return { kind: 'failed', failure: UNEXPECTED_CREATE, delivery: 'unknown' };
      },
    );
    return outcome.kind === 'created' ? null : { ...outcome.failure, delivery: outcome.delivery };
  };

  const drafted = useDraftedForm({
    form,
    names: SCHOLARSHIP_FIELDS,
    labels: SCHOLARSHIP_LABELS,
    draft,
    restored,
    send,
    onSent: () => onCreated(form.getValues('title').trim()),
    onDiscard,
    faultText: (fields) =>
      missingFields(fields).length > 0 ? organizationErrors['scholarship-create-incomplete'] : null,
  });
  return { form, typed, ...drafted };
}
