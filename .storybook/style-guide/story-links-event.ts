/** The event by which a drawn story tells Storybook's own page where it leads. */
export const STORY_LINKS = 'eduempower/story-links';

/** A link beside a story. */
export interface AnnouncedLink {
  readonly text: string;
  readonly href: string;
}

/** The event's content. */
export interface AnnouncedLinks {
  readonly mock: readonly AnnouncedLink[];
  readonly requirements: readonly AnnouncedLink[];
}
