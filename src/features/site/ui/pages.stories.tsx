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

export const Home: Story = { render: () => <HomePage /> };
export const AboutUs: Story = { render: () => <About /> };
export const AboutEduEmpowerPage: Story = { render: () => <AboutEduEmpower /> };
export const Guide: Story = { render: () => <StudentGuide /> };
export const DonorQuestions: Story = { render: () => <DonorFaq /> };
export const Stories: Story = { render: () => <SuccessStories /> };
export const BlogPage: Story = { render: () => <Blog /> };
export const Help: Story = { render: () => <HelpPage /> };
export const Privacy: Story = { render: () => <PrivacyPage /> };
export const Terms: Story = { render: () => <TermsPage /> };
export const Cookies: Story = { render: () => <CookiesPage /> };
