import type { Meta, StoryObj } from '@storybook/react-vite';
import { About } from './about.tsx';
import { AboutEduEmpower } from './about-edu-empower.tsx';
import { Blog } from './articles/blog.tsx';
import { DonorFaq } from './articles/donor-faq.tsx';
import { Help as HelpPage } from './articles/help.tsx';
import { Cookies as CookiesPage, Privacy as PrivacyPage, Terms as TermsPage } from './articles/legal.tsx';
import { StudentGuide } from './articles/student-guide.tsx';
import { SuccessStories } from './articles/success-stories.tsx';
import { Home as HomePage } from './home.tsx';

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
  render: () => <StudentGuide />,
};
export const DonorQuestions: Story = {
  parameters: { route: '/resources/donor-faq' },
  render: () => <DonorFaq />,
};
export const Stories: Story = {
  parameters: { route: '/resources/success-stories' },
  render: () => <SuccessStories />,
};
export const BlogPage: Story = { parameters: { route: '/blog' }, render: () => <Blog /> };
export const Help: Story = { parameters: { route: '/help' }, render: () => <HelpPage /> };
export const Privacy: Story = { parameters: { route: '/privacy' }, render: () => <PrivacyPage /> };
export const Terms: Story = { parameters: { route: '/terms' }, render: () => <TermsPage /> };
export const Cookies: Story = { parameters: { route: '/cookies' }, render: () => <CookiesPage /> };
