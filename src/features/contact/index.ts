export { messageChannel } from './message/waiting-message-mutation.ts';
