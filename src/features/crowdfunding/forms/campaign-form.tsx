import type { ReactNode } from 'react';
import { DraftNote } from '#shared/draft/draft-note.tsx';
import { RestoredNote } from '#shared/draft/restored-note.tsx';
import { Echo, FormColumns, FormEnd, FormFailure } from '#shared/form/form-layout.tsx';
import { NextStep } from '#shared/form/next-step.tsx';
import { TextField } from '#shared/form/text-field.tsx';
import { formatExactRupees, readAmount } from '#shared/format/amount.ts';
import { formatCount } from '#shared/format/money.ts';
import { fill } from '#shared/text/fill.ts';
import { Controls } from '#shared/theme/controls.tsx';
import { AppLink } from '#shared/ui/app-link.tsx';
import { Button } from '#shared/ui/button.tsx';
import { FieldProblems, ProblemSummary } from '#shared/ui/problem-summary.tsx';
import {
  CAMPAIGN_LABELS,
  type CampaignField,
  type CampaignFields,
  LENGTHS,
  lengthOf,
} from '../model/campaign-fields.ts';
import { type CampaignFormOptions, useCampaignForm } from './use-campaign-form.ts';

export interface CampaignFormProps extends CampaignFormOptions {
  readonly signInHref: string;
  readonly profileHref: string;
  /** What stands beside the button that sends. */
  readonly cancel: ReactNode;
  /** Stands beside the form, and shows what is typed. */
  readonly preview: (typed: CampaignFields) => ReactNode;
  /** The earliest day that can be chosen, as a date input writes it; none for a campaign that is edited. */
  readonly earliest?: string | undefined;
}

/** A campaign, new or edited (CF-09 to CF-12): nothing typed is ever lost, and it is sent once. */
export function CampaignForm(props: CampaignFormProps) {
  const { signInHref, profileHref, cancel, preview, earliest, ...options } = props;
  const { form, typed, isSending, problem, detail, summary, kept, errorOf, on } = useCampaignForm(options);
  const isNew = options.edited === null;
  const field = (name: CampaignField) => ({
    id: name,
    label: CAMPAIGN_LABELS[name],
    registration: form.register(name),
    error: errorOf(name),
    readOnly: isSending,
    autoComplete: 'off',
  });

  return (
    <FormColumns aside={preview(typed)}>
      <Controls>
        <form
          noValidate
          aria-label={isNew ? 'New fundraiser' : 'Fundraiser'}
          onSubmit={on.submit}
          onChange={on.change}
          onBlur={on.flush}
        >
          {problem && (
            <ProblemSummary ref={summary}>
              {problem.text !== null && <FormFailure text={problem.text} />}
              {detail !== null && <p>{detail}</p>}
              <FieldProblems problems={problem.fields} />
              <NextStep
                {...problem}
                signInHref={signInHref}
                profileHref={profileHref}
                lookAt={
                  <>
                    the <AppLink href="/crowdfunding">list of campaigns</AppLink>
                  </>
                }
              />
            </ProblemSummary>
          )}
          {kept.restoredAt !== null && <RestoredNote savedAt={kept.restoredAt} onDiscard={kept.discard} />}
          <TextField {...field('title')} help="What it is for, in a few words." />
          <TextField
            {...field('description')}
            help={<Count text={typed.description} of="description" />}
            rows={4}
          />
          <TextField
            {...field('imageUrl')}
            help="The address of a picture on the web: jpeg, jpg, gif, png, webp or bmp."
            type="url"
            placeholder="https://"
          />
          <TextField {...field('about')} help={<Count text={typed.about} of="about" />} rows={8} />
          <TextField
            {...field('goalAmount')}
            help={<AmountEcho text={typed.goalAmount} />}
            inputMode="decimal"
            sign="₹"
          />
          <TextField
            {...field('deadline')}
            help="The last day on which people can give. It ends at midnight where you are."
            type="date"
            min={earliest}
            max="9999-12-31"
          />
          <FormEnd
            actions={
              <>
                {/* Not `disabled` while it is on its way: the focus would be lost. */}
                <Button type="submit" variant="next" aria-disabled={isSending || undefined}>
                  {isNew
                    ? isSending
                      ? 'Creating…'
                      : 'Create Fundraiser'
                    : isSending
                      ? 'Saving…'
                      : 'Save changes'}
                </Button>
                {cancel}
              </>
            }
            note={<DraftNote status={kept.status} />}
          />
        </form>
      </Controls>
    </FormColumns>
  );
}

const told = {
  description: 'What the money is for and who it helps. {least} to {most} characters; {n} now.',
  about: 'The whole story: who you are, what you plan, what it costs. {least} to {most} characters; {n} now.',
} as const;

/** How long a text may be, and how long it is. */
function Count({ text, of }: { readonly text: string; readonly of: keyof typeof LENGTHS }) {
  const { least, most } = LENGTHS[of];
  return fill(told[of], { n: formatCount(lengthOf(text)), least, most: formatCount(most) });
}

/** An amount as it was understood, or how one is written. */
function AmountEcho({ text }: { readonly text: string }) {
  const reading = readAmount(text);
  if (reading.kind === 'amount') return <Echo>{formatExactRupees(reading.rupees)}</Echo>;
  return reading.kind === 'problem' ? reading.text : 'In rupees, like 75000 or 1,25,000';
}
