import type { Mark } from '../marks-store.ts';
import classes from './mark-button.module.css';

const signs = {
  liked: {
    label: 'Like',
    path: 'M10 17S3 12.8 3 7.8C3 5.5 4.7 4 6.6 4 8.1 4 9.4 4.9 10 6.2 10.6 4.9 11.9 4 13.4 4 15.3 4 17 5.5 17 7.8 17 12.8 10 17 10 17z',
  },
  saved: { label: 'Save', path: 'M5 3h10v14l-5-4-5 4z' },
} as const satisfies Record<Mark, { label: string; path: string }>;

export interface MarkButtonProps {
  readonly mark: Mark;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** A mark that somebody puts on a campaign, or takes away (CF-07). */
export function MarkButton({ mark, isOn, onChange }: MarkButtonProps) {
  const { label, path } = signs[mark];
  return (
    <button type="button" className={classes.mark} aria-pressed={isOn} onClick={() => onChange(!isOn)}>
      <svg
        aria-hidden="true"
        width="18"
        height="18"
        viewBox="0 0 20 20"
        strokeWidth="2"
        strokeLinejoin="round"
      >
        <path d={path} />
      </svg>
      {label}
    </button>
  );
}
