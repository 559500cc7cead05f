/** The event that sends a rendered story's links to Storybook's manager. */
export const STORY_LINKS = 'eduempower/story-links';

/** A link in the Links panel. */
export interface AnnouncedLink {
  readonly text: string;
  readonly href: string;
}

/** The payload of the `STORY_LINKS` event. */
export interface AnnouncedLinks {
  readonly mock: readonly AnnouncedLink[];
  readonly requirements: readonly AnnouncedLink[];
}
