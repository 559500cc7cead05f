import { claims } from '#shared/facts/claims.ts';
import { fill } from '#shared/text/fill.ts';
import { AppLink } from '#shared/ui/actions/app-link.tsx';
import { Faq, type FaqItem } from '#shared/ui/content/faq.tsx';

/** Questions and answers to read before writing a message (CON-01). */
const questions: readonly FaqItem[] = [
  {
    question: 'How soon will I get an answer?',
    answer: fill('Within {time}, by email to the address you give in the form. Check your spam folder too.', {
      time: claims.answer.figure,
    }),
  },
  {
    question: 'What happened to my application?',
    answer: (
      <p>
        The organization that offers the scholarship decides.{' '}
        <AppLink to="/student/applications">My applications</AppLink> shows the decision as soon as it’s made.
        Write to us if an application you sent isn’t listed.
      </p>
    ),
  },
  {
    question: 'I paid, but my donation isn’t showing. What now?',
    answer: (
      <p>
        Do not pay again. Write to us with the date, the amount and the payment ID from your bank’s message.
        Never send a card number, a PIN or a one-time code.
      </p>
    ),
  },
  {
    question: 'How does our organization get verified?',
    answer: (
      <p>
        Fill in your profile, with your registration number and your registration document. Your profile shows
        your verification status. <AppLink to="/organization">For organizations</AppLink> shows all the steps.
      </p>
    ),
  },
];

export function ContactFaq() {
  return <Faq items={questions} />;
}
