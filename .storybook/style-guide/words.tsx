import { Page, PageHeader } from '#shared/ui/page.tsx';
import classes from './style-guide.module.css';

interface Rule {
  readonly title: string;
  readonly why: string;
  readonly write: string;
  readonly avoid: string;
}

const rules: readonly Rule[] = [
  {
    title: 'Speak to the person',
    why: 'Plain English in the second person. Many read it as their third language, on a small screen.',
    write: 'You have already applied for this scholarship.',
    avoid: 'Duplicate submission detected for applicant.',
  },
  {
    title: 'A button says what happens',
    why: 'Many people read only the button.',
    write: 'Send application',
    avoid: 'Submit',
  },
  {
    title: 'An error says what happened and what to do',
    why: 'And it keeps what was typed. Its text is the one in the error catalogue.',
    write: 'Failed to load scholarships. Please try again later. [Refresh Page]',
    avoid: 'Oops! Error 500',
  },
  {
    title: 'Say what is not known',
    why: 'A connection that breaks leaves a question. A person decides better with it than with a guess.',
    write: 'It is not certain whether the decision was saved. Please decide again.',
    avoid: 'Saving failed.',
  },
  {
    title: 'Money the Indian way',
    why: 'Lakh and crore, the sign before the figure, no paise where there are none.',
    write: '₹1,25,000',
    avoid: 'INR 125000.00',
  },
  {
    title: 'Dates in words, and how long it is until then',
    why: '3/4 is two days in one country and a month later in another.',
    write: 'Apply by 31 March 2027 · 131 days left',
    avoid: 'Deadline: 03/31/27',
  },
  {
    title: 'No promise and no hype',
    why: 'Donors decide here whether to trust the page with money.',
    write: 'Nothing was charged. You can try again.',
    avoid: 'Don’t worry, your amazing gift is safe with us!',
  },
  {
    title: 'A figure that is made up says so',
    why: 'Sample figures fill the place of real ones; nobody may take them for real.',
    write: 'Sample data',
    avoid: '10,000+ happy students',
  },
  {
    title: 'The same thing has the same name',
    why: 'On the button, in the heading, in the tab and in the code.',
    write: 'Scholarship, campaign, application, donation',
    avoid: 'Scheme, project, submission, contribution',
  },
];

/** How the product speaks. */
export function Words() {
  return (
    <Page>
      <PageHeader title="Words" lead={<p>Calm, warm and exact. Read it aloud: would you say it so?</p>} />
      {rules.map(({ title, why, write, avoid }) => (
        <section className={classes.section} key={title} aria-label={title}>
          <h2>{title}</h2>
          <p>{why}</p>
          <dl className={classes.examples}>
            <div>
              <dt>Write</dt>
              <dd>{write}</dd>
            </div>
            <div>
              <dt>Not</dt>
              <dd>{avoid}</dd>
            </div>
          </dl>
        </section>
      ))}
    </Page>
  );
}
