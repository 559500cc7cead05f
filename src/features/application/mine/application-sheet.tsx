import type { Application } from '#contract/schemas/application.ts';
import { formatLongDate } from '#shared/format/dates.ts';
import { fill } from '#shared/text/fill.ts';
import { PrintSheet } from '#shared/ui/content/print-sheet.tsx';
import { statusWords } from '#shared/ui/feedback/application-status-words.ts';
import { BackLink } from '#shared/ui/layout/page.tsx';
import { AnswersText } from './answers-text.tsx';

export interface ApplicationSheetProps {
  readonly application: Application;
  readonly applicant: { readonly name: string; readonly email: string | null };
  /** Null if the scholarship is no longer listed or has not loaded. */
  readonly scholarship: {
    readonly title: string;
    readonly fundedBy: string;
    readonly amount: string;
    readonly deadline: string;
  } | null;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** True if a link on the page opened the sheet. The sheet's heading then receives focus. */
  readonly takesFocus: boolean;
  readonly onPrint: () => void;
}

/** A printable application, for colleges that ask for one (MINE-03). */
export default function ApplicationSheet(props: ApplicationSheetProps) {
  const { application, applicant, scholarship, now, takesFocus, onPrint } = props;
  const { id, createdAt, status, scholarshipReason, otherScholarships } = application;
  const today = formatLongDate(new Date(now).toISOString());
  const facts = [
    ['Scholarship', scholarship?.title ?? 'Not known'],
    ['Funded by', scholarship?.fundedBy],
    ['Amount', scholarship?.amount],
    ['Deadline', scholarship?.deadline],
    ['Applicant', applicant.name || 'Not provided'],
    ['Email', applicant.email ?? 'Not provided'],
    ['Sent', createdAt ? formatLongDate(createdAt) : 'Date not known'],
    ['Status', fill('{status} (as of {today})', { status: statusWords(status).text, today })],
    ['Application ID', id],
  ] as const;
  return (
    <PrintSheet
      title="Application for a scholarship"
      print="Print or save as PDF"
      onPrint={onPrint}
      back={<BackLink to="/student/applications">Back to my applications</BackLink>}
      takesFocus={takesFocus}
      note="This sheet shows the application as recorded by EduEmpower. It isn’t a promise of payment. The organization decides who gets the scholarship."
    >
      <dl className="stack gap-3">
        {facts.map(
          ([term, text]) =>
            text !== undefined && (
              <div key={term}>
                <dt>{term}</dt>
                <dd dir="auto">{text}</dd>
              </div>
            ),
        )}
      </dl>
      {scholarshipReason?.trim() && (
        <div className="stack">
          <AnswersText reason={scholarshipReason} otherScholarships={otherScholarships} />
        </div>
      )}
    </PrintSheet>
  );
}
