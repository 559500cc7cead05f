export { useReminders } from './home/use-reminders.ts';
