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

/** A story's own parameters, beside those of Storybook and its addons. */
interface Claims {
  /** Errors whose text is on the screen. */
  readonly shows?: readonly ErrorId[];
}

/** How long a story waits for what comes later, in milliseconds: a busy machine takes more than the usual second. */
const PATIENCE = 5000;
configure({ asyncUtilTimeout: PATIENCE });

/** Where the site with its mock is, for the links of the stories. */
const MOCK_SITE: string = import.meta.env.STORYBOOK_MOCK_SITE ?? 'http://localhost:5173';

const isTest = '__vitest_browser__' in globalThis;

/** A test shows the site's stories translated: a state that breaks under that fails. */
const isTranslated = (title: string) => isTest && !title.startsWith('Style guide');

/** Lists the links out of a story in the panel 'Links', once the story is drawn. */
function Links({ parameters }: { readonly parameters: Claims }) {
  useEffect(() => {
    // A test has no panel.
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
          { value: 'system', title: 'Motion as on this device' },
          { value: 'reduced', title: 'Motion reduced' },
          { value: 'full', title: 'Motion in full' },
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
          { value: '100%', title: 'Text 100 %' },
          { value: '200%', title: 'Text 200 %' },
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
      // Before the story renders, not after: it may ask about motion, or measure its text, while it does.
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
  /** A story starts without the toasts of the previous one, and translated. */
  beforeEach: async ({ title }) => {
    if (toastHostWanted.getState()) (await import('@mantine/notifications')).notifications.clean();
    if (!isTranslated(title)) return;
    const end = translate(document.body);
    return () => {
      const found = end();
      if (found.length > 0) throw new Error(`Under a browser's translation, a text ${found.join(', ')}`);
    };
  },
  /** A story that says it shows an error has the error's text on the screen. */
  afterEach: async ({ parameters }) => {
    const { shows = [] } = parameters as Claims;
    if (shows.length === 0) return;
    const { errorText } = await import('#contract/error-catalogue.ts');
    for (const id of shows) {
      const text = errorText(id);
      if (text === null) continue;
      await waitFor(() => {
        if (textPattern(text).test(document.body.innerText)) return;
        throw new Error(`«${text}» (${id}) is not on the screen`);
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
