import type { Meta, StoryObj } from '@storybook/react-vite';
import { About } from './about/about.tsx';
import { AboutEduEmpower } from './about/about-edu-empower.tsx';
import { Article } from './articles/article.tsx';
import { Blog } from './articles/blog.tsx';
import { donorFaq } from './articles/donor-faq-content.ts';
import { help } from './articles/help-content.ts';
import { cookies, privacy, terms } from './articles/legal-content.ts';
import { studentGuide } from './articles/student-guide-content.ts';
import { SuccessStories } from './articles/success-stories.tsx';
import { Home as HomePage } from './home/home.tsx';

const meta = { title: 'Site/Pages' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Home: Story = { parameters: { route: ['/', '/home'] }, render: () => <HomePage /> };
export const AboutUs: Story = { parameters: { route: '/about' }, render: () => <About /> };
export const AboutEduEmpowerPage: Story = {
  parameters: { route: '/about-edu-empower' },
  render: () => <AboutEduEmpower />,
};
export const Guide: Story = {
  parameters: { route: '/resources/student-guide' },
  render: () => <Article content={studentGuide} />,
};
export const DonorQuestions: Story = {
  parameters: { route: '/resources/donor-faq' },
  render: () => <Article content={donorFaq} />,
};
export const Stories: Story = {
  parameters: { route: '/resources/success-stories' },
  render: () => <SuccessStories />,
};
export const BlogPage: Story = { parameters: { route: '/blog' }, render: () => <Blog /> };
export const Help: Story = { parameters: { route: '/help' }, render: () => <Article content={help} /> };
export const Privacy: Story = {
  parameters: { route: '/privacy', requirements: ['ROUTE-04'] },
  render: () => <Article content={privacy('public')} />,
};
export const PrivacyOfPrivateDocuments: Story = {
  parameters: { route: '/privacy', requirements: ['ROUTE-04'] },
  render: () => <Article content={privacy('private')} />,
};
export const Terms: Story = {
  parameters: { route: '/terms', requirements: ['ROUTE-04'] },
  render: () => <Article content={terms} />,
};
export const Cookies: Story = {
  parameters: { route: '/cookies', requirements: ['ROUTE-04'] },
  render: () => <Article content={cookies} />,
};
