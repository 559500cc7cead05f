import classes from './sample-badge.module.css';

/** Says that a figure or a person is made up (ORG-09, ORG-17). The server's own figures never carry it. */
export function SampleBadge() {
  return <span className={classes.badge}>Sample data</span>;
}
