import type { Meta } from '@storybook/react-vite';

/** A story for each state of the mock: `index-states.ts` adds them to this file. */
const meta = { title: 'States', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
