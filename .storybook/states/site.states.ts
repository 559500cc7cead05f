import type { Meta } from '@storybook/react-vite';

/** The plugin in `index-states.ts` adds a story to this file for each state of the mock. */

const meta = { title: 'States', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
