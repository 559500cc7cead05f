import classes from './contents.module.css';

export interface ContentsProps {
  /** The sections to link to. Each section's id is its anchor. */
  readonly sections: readonly { readonly id: string; readonly title: string }[];
  /** Hides the list on narrow screens, where it would push a form down. */
  readonly isWideOnly?: boolean;
}

/**
 * Links to the sections of a page. Must be the first child of an element with the class
 * `with-aside`. Appears beside the content on wide screens, and above it on narrow screens.
 */
export function Contents({ sections, isWideOnly }: ContentsProps) {
  return (
    <nav
      className={`${classes.contents} sticky stack gap-2 quiet`}
      data-wide-only={isWideOnly || undefined}
      aria-label="On this page"
    >
      <p className="strong">On this page</p>
      <ul className="stack gap-1">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
