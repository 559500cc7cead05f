import classes from './detail.module.css';
import { DetailFrame, type ScholarshipPageProps } from './detail-frame.tsx';

/** Everything that is known of one scholarship, and the way to an application (SCH-10, SCH-11). */
export function ScholarshipDetails(props: ScholarshipPageProps) {
  const { view } = props;
  return (
    <DetailFrame {...props} screen="details">
      <dl className={classes.counters}>
        <div>
          <dt>Total value</dt>
          <dd>{view.amount}</dd>
        </div>
        <div>
          <dt>Applications</dt>
          <dd>{view.applications}</dd>
        </div>
        <div>
          <dt>Awarded</dt>
          <dd>{view.scholarshipsAwarded}</dd>
        </div>
      </dl>
    </DetailFrame>
  );
}
