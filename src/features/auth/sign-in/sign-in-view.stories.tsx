import type { Meta, StoryObj } from '@storybook/react-vite';
import { AuthWidget } from '#shared/session/auth-widget.tsx';
import { createFakeSession, type FakeSessionOptions } from '#shared/session/fake-session.ts';
import { SessionProvider } from '#shared/session/session-context.tsx';
import { SignInView } from './sign-in-view.tsx';

const meta = {
  title: 'Auth/Sign-in page',
  component: SignInView,
  parameters: { route: '/auth/login' },
  args: { role: 'STUDENT', children: null },
} satisfies Meta<typeof SignInView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Frames the page, with a session of its own. */
const within = (options: FakeSessionOptions): Story['render'] =>
  function InSession({ role }) {
    return (
      <SessionProvider session={createFakeSession(options)}>
        <SignInView role={role}>
          <AuthWidget kind="sign-in" redirectTo="/home" />
        </SignInView>
      </SessionProvider>
    );
  };

export const Loading: Story = { render: within({}) };
export const LoadingOnAPhone: Story = { ...Loading, globals: { viewport: { value: 'phone' } } };
export const LoadingInTheDark: Story = { ...Loading, globals: { colorScheme: 'dark' } };
export const ForAnOrganization: Story = { ...Loading, args: { role: 'ORGANIZATION' } };
export const KeyMissing: Story = {
  parameters: { shows: ['auth-key-missing'] },
  render: within({
    status: 'signed-out',
    problem: { kind: 'configuration', variable: 'VITE_CLERK_PUBLISHABLE_KEY' },
  }),
};
export const ScriptFailed: Story = {
  parameters: { shows: ['auth-script-failed'] },
  render: within({ status: 'signed-out', problem: { kind: 'script' } }),
};
