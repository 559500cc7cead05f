import { valibotResolver } from '@hookform/resolvers/valibot';
import { Textarea, TextInput } from '@mantine/core';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { CAMPAIGN_LENGTHS, TEXT_LIMITS } from '#contract/limits.ts';
import type { DraftStorage } from '#shared/draft/draft-storage.ts';
import { useDraft, useRestoredDraft } from '#shared/draft/use-draft.ts';
import { DraftedForm } from '#shared/form/drafted-form.tsx';
import type { FormFailure } from '#shared/form/form-failure.ts';
import { FormColumns, shortInput } from '#shared/form/form-layout.tsx';
import { errorOf, inputsOf } from '#shared/form/inputs-of.ts';
import { useSubmission } from '#shared/form/use-submission.ts';
import { formatExactRupees, readAmount } from '#shared/format/amount.ts';
import { formatCount } from '#shared/format/count.ts';
import { fill } from '#shared/text/fill.ts';
import { AppLink } from '#shared/ui/actions/app-link.tsx';
import { DeliveryNextStep } from '#shared/ui/actions/next-step.tsx';
import type { SignInLink } from '#shared/ui/actions/sign-in-again.tsx';
import { lazyRequired } from '#shared/ui/browser/lazy-component.ts';
import { CharacterCount } from '#shared/ui/inputs/character-count.tsx';
import { DateField } from '#shared/ui/inputs/date-field.tsx';
import { CardPreview } from '#shared/ui/layout/card-preview.tsx';
import { Skeleton } from '#shared/ui/layout/skeleton.tsx';
import type { CampaignFacts } from '../campaign.ts';
import { CampaignCard } from '../campaign-card.tsx';
import { campaignFailureOf } from './campaign-failure.ts';
import {
  type CampaignField,
  type CampaignFields,
  campaignLabels,
  campaignSchema,
  deadlineBounds,
  fieldsOf,
  lengthOf,
  NO_CAMPAIGN,
} from './campaign-fields.ts';
import type { PictureStore } from './campaign-picture.ts';
import type { PictureUploads } from './campaign-picture-field.tsx';
import { previewOf } from './previewed-campaign.ts';

/** In a separate chunk, so that a campaign's page loads this field only when the form opens. */
const CampaignPictureField = lazyRequired(() => import('./campaign-picture-field.tsx'));

export interface CampaignActions {
  /** Rejects if the campaign was not saved. */
  readonly save: (fields: CampaignFields) => Promise<unknown>;
  readonly onFailed?: () => void;
  readonly onSaved: () => void;
  /** Called after the draft is deleted. The parent must remount the form. */
  readonly onDiscard: () => void;
}

export interface CampaignFormProps {
  /** The campaign to edit. Null for a new campaign. */
  readonly edited: CampaignFacts | null;
  readonly storage: DraftStorage;
  readonly pictures: PictureStore;
  readonly actions: CampaignActions;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly signIn: SignInLink;
  /** The link or button that leaves the form, shown beside the submit button. */
  readonly cancel: ReactNode;
}

/**
 * The form for a new or existing campaign (CF-09 to CF-12). It never loses input, and sends a
 * campaign only once.
 */
export function CampaignForm(props: CampaignFormProps) {
  const { edited, storage, pictures, actions, now, signIn, cancel } = props;
  const isNew = edited === null;
  const [opened] = useState(() => (edited ? fieldsOf(edited) : NO_CAMPAIGN));
  const restored = useRestoredDraft(storage, opened);
  const schema = campaignSchema({ now, storedDay: isNew ? null : opened.deadline });
  const form = useForm<CampaignFields>({
    resolver: valibotResolver(schema),
    defaultValues: restored.values,
    shouldFocusError: false,
  });
  const { save, onFailed, onSaved } = actions;
  const draft = useDraft(form, { storage, opened });
  const [uploads, setUploads] = useState<PictureUploads | null>(null);
  const [isWaiting, setWaiting] = useState(false);
  const unsent = useRef<FormFailure | null>(null);
  const ready = async () => {
    setWaiting(uploads?.isBusy() === true);
    unsent.current =
      (await uploads?.wait(
        'We couldn’t upload the picture. Try again, or send the form again without the picture.',
      )) ?? null;
    setWaiting(false);
  };
  const submission = useSubmission(form, {
    labels: campaignLabels,
    limits: TEXT_LIMITS.campaign,
    draft,
    ready,
    before: async () => unsent.current,
    save,
    failureOf: (error) => campaignFailureOf(isNew ? 'create' : 'update', error),
    ...(onFailed && { onFailed }),
    onSaved,
  });
  const typed = { ...opened, ...useWatch({ control: form.control }) };
  const input = inputsOf(schema, submission);
  const field = (name: CampaignField) => ({ ...input(name), autoComplete: 'off' });
  const submit = isNew ? 'Create Fundraiser' : 'Save changes';
  const sending = isNew ? 'Creating…' : 'Saving…';

  return (
    <FormColumns aside={<Preview typed={typed} edited={edited} now={now} />}>
      <DraftedForm
        submission={submission}
        restoredAt={restored.savedAt}
        onDiscard={actions.onDiscard}
        label={isNew ? 'New fundraiser' : 'Fundraiser'}
        submit={isWaiting ? 'Uploading your picture…' : submission.isLocked ? sending : submit}
        actions={cancel}
        nextStep={(failure) => (
          <DeliveryNextStep
            {...failure}
            signIn={signIn}
            profile={<AppLink to="/organization/profile">Your profile</AppLink>}
            lookAt={
              <span>
                the <AppLink to="/crowdfunding">list of campaigns</AppLink>
              </span>
            }
          />
        )}
      >
        <TextInput {...field('title')} description="What the campaign is for, in a few words." />
        <Textarea
          {...field('description')}
          description={helpOn('description')}
          rows={4}
          inputContainer={(input) => (
            <>
              {input}
              <Count text={typed.description} name="description" />
            </>
          )}
        />
        <Suspense fallback={<Skeleton height="10.5rem" />}>
          <CampaignPictureField
            form={form}
            draft={draft}
            pictures={pictures}
            error={errorOf(form.formState.errors, 'imageUrl')}
            onUploads={setUploads}
            link={(id) => (
              <TextInput
                {...field('imageUrl')}
                id={id}
                description={LINK_HELP}
                type="url"
                placeholder="https://"
              />
            )}
          />
        </Suspense>
        <Textarea
          {...field('about')}
          description={helpOn('about')}
          rows={8}
          inputContainer={(input) => (
            <>
              {input}
              <Count text={typed.about} name="about" />
            </>
          )}
        />
        <TextInput
          {...field('goalAmount')}
          description={<AmountEcho text={typed.goalAmount} />}
          inputMode="decimal"
          leftSection="₹"
          inputContainer={shortInput}
        />
        <DateField
          {...field('deadline')}
          description="The last day to donate. Donations close at 11:59 pm."
          type="date"
          inputContainer={shortInput}
          {...deadlineBounds(now)}
          {...(!isNew && { min: undefined })}
        />
      </DraftedForm>
    </FormColumns>
  );
}

interface PreviewProps extends Pick<CampaignFormProps, 'edited' | 'now'> {
  readonly typed: CampaignFields;
}

/** Previews the campaign's card in the list. */
function Preview({ typed, edited, now }: PreviewProps) {
  const { campaign, hasExamples } = previewOf(typed, edited, now);
  return (
    <CardPreview
      title="As donors will see it"
      description="Live preview of your card in the list of campaigns."
      hasExamples={hasExamples}
    >
      <CampaignCard campaign={campaign} now={now} />
    </CardPreview>
  );
}

const LINK_HELP =
  'A link that ends in jpeg, jpg, gif, png, webp or bmp. To get it, open the photo in a new tab and copy its address.';

const help = {
  description: 'What the money is for and who it helps. {least} to {most} characters.',
  about: 'The whole story: who you are, what you plan, what it costs. {least} to {most} characters.',
} as const;

/** Returns the help text of a field, with the minimum and maximum length. */
function helpOn(name: keyof typeof CAMPAIGN_LENGTHS): string {
  const { least, most } = CAMPAIGN_LENGTHS[name];
  return fill(help[name], { least, most: formatCount(most) });
}

/** Shows the current length and the limit of a text. */
function Count({ text, name }: { readonly text: string; readonly name: keyof typeof CAMPAIGN_LENGTHS }) {
  return <CharacterCount length={lengthOf(text)} limit={CAMPAIGN_LENGTHS[name].most} />;
}

/** Shows how the form parses the typed amount, or a hint on how to enter an amount. */
function AmountEcho({ text }: { readonly text: string }) {
  const reading = readAmount(text);
  if (reading.kind === 'amount') return <strong>{formatExactRupees(reading.rupees)}</strong>;
  return <span>{reading.kind === 'problem' ? reading.text : 'In rupees, for example 1,25,000'}</span>;
}
