/** Where EduEmpower writes in public. */
export const socialLinks = [
  { name: 'LinkedIn', href: 'https://www.linkedin.com/company/eduempower' },
  { name: 'Instagram', href: 'https://www.instagram.com/eduempower' },
  { name: 'YouTube', href: 'https://www.youtube.com/@eduempower' },
  { name: 'X', href: 'https://x.com/eduempower' },
] as const;
