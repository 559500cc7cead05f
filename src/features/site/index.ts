export { claims } from './claims/claims.ts';
export { FiguresSection } from './claims/figures.tsx';
export { subscribers } from './claims/subscribers.ts';
export { contactDetails, mailHref, phoneHref } from './contact-details.ts';
export { Newsletter } from './newsletter/newsletter.tsx';
