import type { Preview } from '@storybook/react-vite';
import { useEffect } from 'react';
import { addons } from 'storybook/preview-api';
import { configure, waitFor } from 'storybook/test';
import type { ErrorId } from '#contract/error-catalogue.ts';
import { FakeSite } from '#shared/router/fake-site.test-utils.tsx';
import { AppTheme } from '#shared/theme/app-theme.tsx';
import { toastHostWanted } from '#shared/ui/feedback/toast-host-wanted.ts';
import { forceMotion, type Motion } from '#style-guide/force-motion.ts';
import { STORY_LINKS } from '#style-guide/story-links-event.ts';
import { textPattern } from '#style-guide/text-on-screen.ts';
import { translate } from './translation.ts';

/** The story parameters that this project adds to Storybook's own. */
interface Claims {
  /** Errors whose text must appear on the screen. */
  readonly shows?: readonly ErrorId[];
}

/**
 * The time that a story waits for late content, in milliseconds. Storybook's default of one second
 * is too short on a busy machine.
 */
const PATIENCE = 5000;
configure({ asyncUtilTimeout: PATIENCE });

/** URL of the site that runs with the mock, for links from stories. */
const MOCK_SITE: string = import.meta.env.STORYBOOK_MOCK_SITE ?? 'http://localhost:5173';

const isTest = '__vitest_browser__' in globalThis;

/**
 * True if the test of a story also simulates a browser's translation. The test fails if the
 * translation breaks the story. The tag `untranslated` turns the simulation off.
 */
const isTranslated = (tags: readonly string[]) => isTest && !tags.includes('untranslated');

/** Sends the story's links to the Links panel once the story has rendered. */
function Links({ parameters }: { readonly parameters: Claims }) {
  useEffect(() => {
    // Tests have no panel.
    if (isTest) return;
    void import('#style-guide/announced-links.ts').then(({ announcedLinks }) =>
      addons.getChannel().emit(STORY_LINKS, announcedLinks(parameters, MOCK_SITE)),
    );
  }, [parameters]);
  return null;
}

const preview: Preview = {
  globalTypes: {
    colorScheme: {
      description: 'Color scheme',
      toolbar: {
        title: 'Color scheme',
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
      },
    },
    motion: {
      description: 'Motion',
      toolbar: {
        title: 'Motion',
        icon: 'lightning',
        dynamicTitle: true,
        items: [
          { value: 'system', title: 'System motion' },
          { value: 'reduced', title: 'Reduced motion' },
          { value: 'full', title: 'Full motion' },
        ],
      },
    },
    textSize: {
      description: 'Text size',
      toolbar: {
        title: 'Text size',
        icon: 'zoom',
        dynamicTitle: true,
        items: [
          { value: '100%', title: 'Text 100%' },
          { value: '200%', title: 'Text 200%' },
        ],
      },
    },
  },
  initialGlobals: {
    colorScheme: 'light',
    motion: 'system',
    textSize: '100%',
    viewport: { value: undefined, isRotated: false },
  },
  decorators: [
    (Story, { globals, parameters }) => {
      const { colorScheme, motion, textSize } = globals as Record<string, string>;
      // Motion and text size apply before the story renders, because rendering may read the motion
      // setting or measure text.
      forceMotion(motion as Motion);
      document.documentElement.style.fontSize = textSize === '100%' ? '' : (textSize ?? '');
      return (
        <AppTheme key={motion} forceColorScheme={colorScheme === 'dark' ? 'dark' : 'light'}>
          <FakeSite>
            <Story />
            <Links parameters={parameters} />
          </FakeSite>
        </AppTheme>
      );
    },
  ],
  /** Clears the previous story's toasts, and translates the story in tests. */
  beforeEach: async ({ tags }) => {
    if (toastHostWanted.getState()) (await import('@mantine/notifications')).notifications.clean();
    if (!isTranslated(tags)) return;
    const end = translate(document.body);
    return () => {
      const found = end();
      if (found.length > 0) throw new Error(`Browser translation breaks this story: ${found.join(', ')}`);
    };
  },
  /** Fails a story that claims to show an error but doesn't show its text. */
  afterEach: async ({ parameters }) => {
    const { shows = [] } = parameters as Claims;
    if (shows.length === 0) return;
    const { errorText } = await import('#contract/error-catalogue.ts');
    for (const id of shows) {
      const text = errorText(id);
      if (text === null) continue;
      await waitFor(() => {
        if (textPattern(text).test(document.body.innerText)) return;
        throw new Error(`‘${text}’ (${id}) is not on the screen`);
      });
    }
  },
  parameters: {
    layout: 'padded',
    options: {
      storySort: { order: ['Guide', ['Start here', 'The kit'], 'Parts', 'Forms', 'States', 'Frame', 'Site'] },
    },
    viewport: {
      options: {
        phone: { name: '390 px, phone', type: 'mobile', styles: { width: '390px', height: '844px' } },
        desktop: { name: '1440 px, desktop', type: 'desktop', styles: { width: '1440px', height: '900px' } },
      },
    },
    a11y: {
      test: 'error',
      options: {
        runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
      },
    },
  },
};

export default preview;
