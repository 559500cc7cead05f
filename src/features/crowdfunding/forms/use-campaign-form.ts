import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { Fundraiser } from '#contract/schemas/fundraiser.ts';
import type { DeliveryStatus } from '#shared/api/refusal.ts';
import type { DraftStorage } from '#shared/draft/draft-storage.ts';
import { useDraftedForm, useRestoredDraft } from '#shared/form/use-drafted-form.ts';
import type { CampaignFailure } from '../model/campaign-failure.ts';
import {
  CAMPAIGN_FIELDS,
  CAMPAIGN_LABELS,
  type CampaignField,
  type CampaignFields,
  campaignFieldsSchema,
  fieldsOf,
  NO_CAMPAIGN,
} from '../model/campaign-fields.ts';

/** A campaign that did not get through. */
export interface UnsavedCampaign {
  readonly failure: CampaignFailure;
  readonly delivery: DeliveryStatus;
}

export interface CampaignFormOptions {
  /** The campaign that is edited; null for a new one. */
  readonly edited: Fundraiser | null;
  readonly draft: DraftStorage<CampaignFields>;
  /** Sends what keeps the rules; never rejects. @returns null when it got through, or nothing had to */
  readonly send: (fields: CampaignFields) => Promise<UnsavedCampaign | null>;
  readonly onSent: () => void;
  /** The draft is gone: the owner shows the form anew. */
  readonly onDiscard: () => void;
  /** Milliseconds since 1970, at each check. */
  readonly now: () => number;
}

/** What the form of a campaign knows and does; the drawing of it is in campaign-form.tsx. */
export function useCampaignForm({ edited, draft, send, onSent, onDiscard, now }: CampaignFormOptions) {
  const [start] = useState(() => (edited ? fieldsOf(edited) : NO_CAMPAIGN));
  const [detail, setDetail] = useState<string | null>(null);
  const restored = useRestoredDraft(draft);
  const form = useForm<CampaignFields>({
    resolver: valibotResolver(
      campaignFieldsSchema(() => ({ now: now(), keptDay: edited ? start.deadline : null })),
    ),
    defaultValues: restored.fields ?? start,
    shouldFocusError: false,
  });
  const typed: CampaignFields = { ...start, ...useWatch({ control: form.control }) };
  const drafted = useDraftedForm<CampaignFields, CampaignField>({
    form,
    names: CAMPAIGN_FIELDS,
    labels: CAMPAIGN_LABELS,
    draft,
    restored,
    send: async (fields) => {
      const unsaved = await send(fields);
      setDetail(unsaved?.failure.detail ?? null);
      return unsaved && { ...unsaved.failure, delivery: unsaved.delivery };
    },
    onSent,
    onDiscard,
    faultText: () => null,
  });
  return { form, typed, ...drafted, detail: drafted.problem?.text ? detail : null };
}
