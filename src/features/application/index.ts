export { applicationChannel } from './form/application-mutation.ts';
