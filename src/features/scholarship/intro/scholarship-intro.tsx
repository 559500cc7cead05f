import { Button, LinkButton } from '#shared/ui/button.tsx';
import classes from '../details/detail.module.css';
import { DetailFrame, type ScholarshipPageProps } from '../details/detail-frame.tsx';

export interface ScholarshipIntroProps extends ScholarshipPageProps {
  readonly signedIn: boolean;
  readonly onProceed: () => void;
  readonly onLogout: () => void;
}

/** A scholarship's own page: who may apply, what is needed, and the way to the form (SCH-13 to SCH-15). */
export function ScholarshipIntro({ signedIn, onProceed, onLogout, ...scholarship }: ScholarshipIntroProps) {
  const { view } = scholarship;
  return (
    <DetailFrame
      {...scholarship}
      screen="intro"
      onProceed={onProceed}
      actions={
        signedIn && (
          <Button variant="default" fullWidth onClick={onLogout}>
            Logout
          </Button>
        )
      }
    >
      <section className={classes.section} aria-labelledby="eligibility">
        <h2 id="eligibility">Eligibility</h2>
        {view.eligibility.length > 0 ? (
          <ul className={classes.list}>
            {view.eligibility.map((condition) => (
              <li key={condition}>{condition}</li>
            ))}
          </ul>
        ) : (
          <p>The organization lists no conditions.</p>
        )}
      </section>
      <section className={classes.section} aria-labelledby="documents">
        <h2 id="documents">Required documents</h2>
        <ul className={classes.list}>
          {view.documents.map((document) => (
            <li key={document}>{document}</li>
          ))}
        </ul>
        <div className={classes.check}>
          <LinkButton variant="default" size="sm" to="/scholarship/$id/apply" params={{ id: view.id }}>
            Check what you need
          </LinkButton>
        </div>
      </section>
    </DetailFrame>
  );
}
