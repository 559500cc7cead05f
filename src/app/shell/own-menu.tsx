import { useRouterState } from '@tanstack/react-router';
import { useReminders } from '#features/site/index.ts';
import type { ApiClient } from '#shared/api/api-client.ts';
import { UserMenu, type UserMenuProps } from './user-menu.tsx';

export interface OwnMenuProps extends Omit<UserMenuProps, 'reminders'> {
  readonly api: ApiClient;
}

/** The signed-in user's menu, which also shows the number of reminders (SHELL-10). */
export default function OwnMenu({ api, ...menu }: OwnMenuProps) {
  const isReading = useRouterState({
    select: ({ location }) => location.pathname === '/student/applications',
  });
  const { closing, decisions } = useReminders(api, { isReading });
  return <UserMenu {...menu} reminders={closing.length + decisions.length} />;
}
